import type { JuliaRelease } from "../../domain/environment/julia-needs.ts";
import { chooseRelease } from "../../domain/environment/julia-release.ts";
import type { LockedJuliaBinary } from "../../domain/environment/locked-julia.ts";
import { parseLockedJulia } from "../../domain/environment/locked-julia.ts";
import { isRecord, parseRecord } from "../../domain/environment/parse-record.ts";
import { EnvironmentError } from "../environment-error.ts";
import { fetchPackages } from "../fetch-package.ts";
import { RegistryClient, readBytes } from "../registry-client.ts";

const MAX_LIST_BYTES = 32 * 1024 ** 2;

/** As the official builds name a processor, in a folder and in a file. */
const NAMES: Record<string, { folder: string; file: string }> = {
  amd64: { folder: "x64", file: "x86_64" },
  arm64: { folder: "aarch64", file: "aarch64" },
};

/** The official builds of Julia, below an address of the operator's: `versions.json` and `linux/…`. */
export class JuliaBinaries {
  readonly #address: string;
  readonly #client: RegistryClient;
  readonly #architecture: string;

  /** The architecture is named as Debian names it. */
  constructor(address: string, architecture: string) {
    this.#address = address;
    this.#client = new RegistryClient([address], [], "SERVICE_JULIA_BINARIES");
    this.#architecture = architecture;
  }

  /** Returns the build of the release that the authors had, or of another one that may do; null where there is none. */
  async choose(wanted: JuliaRelease | null, signal: AbortSignal): Promise<LockedJuliaBinary | null> {
    const listed = await this.#list(signal);
    const builds = new Map(
      Object.keys(listed).flatMap((version) => {
        const build = this.#buildOf(version, listed[version]);
        return build === null ? [] : [[version, build] as const];
      }),
    );
    const version = chooseRelease(wanted, [...builds.keys()]);
    return version === null ? null : builds.get(version)!;
  }

  /** Fetches the file of a build. */
  async fetch({ version, byteSize, sha256 }: LockedJuliaBinary, path: string, signal: AbortSignal) {
    const urls = [`${this.#address}/${this.#pathOf(version)}`];
    await fetchPackages([{ urls, byteSize, sha256, path }], signal, (url, deadline) =>
      this.#client.open(url, deadline),
    );
  }

  #pathOf(version: string): string {
    const { folder, file } = NAMES[this.#architecture] ?? { folder: "none", file: "none" };
    const minor = version.split(".").slice(0, 2).join(".");
    return `linux/${folder}/${minor}/julia-${version}-linux-${file}.tar.gz`;
  }

  #buildOf(version: string, release: unknown): LockedJuliaBinary | null {
    const files = isRecord(release) && Array.isArray(release.files) ? release.files.filter(isRecord) : [];
    const name = `/${this.#pathOf(version).split("/").at(-1)}`;
    const file = files.find(({ url }) => String(url).endsWith(name));
    if (!file) return null;
    const binary = { version, byteSize: file.size, sha256: file.sha256 };
    const parsed = parseLockedJulia({ binary, project: {}, packages: [], artifacts: [] });
    return typeof parsed === "string" ? null : (parsed?.binary ?? null);
  }

  async #list(signal: AbortSignal): Promise<Record<string, unknown>> {
    const url = `${this.#address}/versions.json`;
    const response = await this.#client.open(url, signal);
    if (!response.ok) {
      await response.body?.cancel();
      throw new EnvironmentError(`${url} answered ${response.status}.`);
    }
    const listed = parseRecord((await readBytes(response, url, MAX_LIST_BYTES)).toString());
    if (listed === null) throw new EnvironmentError(`${url} is not a list of releases.`);
    return listed;
  }
}
