import { resolve } from "node:path";
import { parseImageReference } from "./domain/environment/image-reference.ts";
import { type Check, type Environment, listOf, toBareOrigin, toOrigin } from "./setting-values.ts";

export interface DebianConfig {
  mirror: string;
  suite: string;
  keyring: string | null;
  snapshots: string | null;
}

export interface CranConfig {
  mirror: string;
  snapshots: string | null;
  fileHosts: string[];
}

export interface JuliaConfig {
  packages: { server: string; fileHosts: string[] } | null;
  binaries: string | null;
}

export interface PythonIndexConfig {
  index: string;
  fileHosts: string[];
}

export function readDebian(env: Environment, check: Check): DebianConfig | null {
  const mirror = check("SERVICE_DEBIAN_MIRROR", toMirror, "http://deb.debian.org/debian");
  const suite = check("SERVICE_DEBIAN_SUITE", toSuite, "bookworm");
  const keyring = env.SERVICE_DEBIAN_KEYRING || "/usr/share/keyrings/debian-archive-keyring.gpg";
  const snapshots = check("SERVICE_DEBIAN_SNAPSHOTS", toDebianSnapshots, null);
  if (mirror === "none") return null;
  return { mirror, suite, snapshots, keyring: keyring === "none" ? null : resolve(keyring) };
}

export function readMail(check: Check): { smtpUrl: string | null; from: string } {
  const smtpUrl = check("SERVICE_SMTP_URL", toSmtpUrl, null);
  return { smtpUrl, from: check("SERVICE_MAIL_FROM", toMailAddress, "research-verification@localhost") };
}

export function readPythonIndex(check: Check): PythonIndexConfig | null {
  const index = check("SERVICE_PYTHON_INDEX", toIndex, "https://pypi.org/simple/");
  const fileHosts = check("SERVICE_PYTHON_FILE_HOSTS", toHosts, ["files.pythonhosted.org"]);
  return index === "none" ? null : { index, fileHosts };
}

export function readCran(check: Check): CranConfig | null {
  const mirror = check("SERVICE_CRAN_MIRROR", toRegistry, "https://cloud.r-project.org");
  const snapshots = check("SERVICE_CRAN_SNAPSHOTS", toSnapshots("{date}"), CRAN_SNAPSHOTS);
  const fileHosts = check("SERVICE_CRAN_FILE_HOSTS", toHosts, []);
  return mirror === null ? null : { mirror, snapshots, fileHosts };
}

const CRAN_SNAPSHOTS = "https://packagemanager.posit.co/cran/{date}";

export function readJulia(check: Check): JuliaConfig {
  const server = check("SERVICE_JULIA_SERVER", toRegistry, "https://pkg.julialang.org");
  const fileHosts = check("SERVICE_JULIA_FILE_HOSTS", toHosts, JULIA_HOSTS);
  const binaries = check("SERVICE_JULIA_BINARIES", toRegistry, "https://julialang-s3.julialang.org/bin");
  return { packages: server === null ? null : { server, fileHosts }, binaries };
}

/** Where the public package server sends its clients: one of each region, and what is behind them. */
const JULIA_HOSTS = [
  ...["us-east", "us-west", "eu-central", "in", "kr", "sg", "au", "sa"].map(
    (region) => `${region}.pkg.julialang.org`,
  ),
  ...["us-east", "kr"].map((region) => `${region}.storage.julialang.org`),
  "storage.julialang.net",
];

export function readNpmRegistry(check: Check): string | null {
  return check("SERVICE_NPM_REGISTRY", toRegistry, "https://registry.npmjs.org");
}

export function readImageRegistries(check: Check): Record<string, string> {
  return check("SERVICE_IMAGE_REGISTRIES", toRegistries, toRegistries("docker.io,ghcr.io,quay.io"));
}

/** Packages are asked for below it, without a name or a password. */
function toRegistry(value: string): string | null {
  if (value === "none") return null;
  const { username, password, search, hash } = new URL(toOrigin(value));
  if (username || password || search || hash)
    throw new Error("has a name, a password, a query or a fragment; give the address of the registry alone");
  return toOrigin(value);
}

const toDebianSnapshots = (value: string) => toSnapshots("{timestamp}")(toMirror(value));

/** An address with a place for a date; a host cannot have one. */
function toSnapshots(place: string): (value: string) => string | null {
  return (value) => {
    const address = toRegistry(value);
    if (address !== null && !address.includes(place))
      throw new Error(`"${value}" has no ${place} in its path`);
    return address;
  };
}

/** It becomes a word of apt's sources. */
function toMirror(value: string): string {
  if (value === "none") return value;
  if (/[\s[\]]/.test(value)) throw new Error(`"${value}" has white space or brackets`);
  return toOrigin(value);
}

function toSuite(value: string): string {
  if (!/^[a-z][a-z0-9/-]{0,60}$/.test(value)) throw new Error(`"${value}" is not the name of a suite`);
  return value;
}

/** Below it are the projects' pages. */
function toIndex(value: string): string {
  if (value === "none") return value;
  const url = new URL(toOrigin(value));
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw new Error(
      "has a name, a password, a query or a fragment; give the address of the simple API alone",
    );
  return `${toOrigin(value)}/`;
}

function toHosts(value: string): string[] {
  if (value === "none") return [];
  const hosts = listOf(value.toLowerCase());
  const wrong = hosts.find((host) => URL.parse(`https://${host}/`)?.host !== host);
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a host, or a host and a port`);
  return hosts;
}

/** Names of registries, each with its address where that is another: `docker.io=http://10.0.0.5:5000`. */
function toRegistries(value: string): Record<string, string> {
  if (value === "none") return {};
  const entries = value.split(",").map((item) => item.trim().split("="));
  return Object.fromEntries(
    entries.map(([name = "", address, ...more]) => {
      if (more.length > 0 || parseImageReference(`${name}/image`)?.host !== name)
        throw new Error(`"${name}" is not the name of a registry, such as ghcr.io or 10.0.0.5:5000`);
      return [name, address === undefined ? `https://${name}` : toBareOrigin(address)];
    }),
  );
}

function toSmtpUrl(value: string): string {
  const url = URL.parse(value);
  // The message omits the value, which may contain a password.
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "")
    throw new Error("is not an address as smtps://user:password@mail.example.org");
  return value;
}

function toMailAddress(value: string): string {
  if (!/^[\w.+-]{1,64}@[\w.-]{1,190}$/.test(value)) throw new Error(`"${value}" is not an e-mail address`);
  return value;
}
