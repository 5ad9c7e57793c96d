import { calledBeside } from "../domain/environment/called-beside.ts";
import type { LockedPackage } from "../domain/environment/environment-lock.ts";
import type { Requirement, UnmetRequirement } from "../domain/environment/requirement.ts";
import { type DebianArchive, firstLines } from "./debian-archive.ts";
import { EnvironmentError } from "./environment-error.ts";

/** What dpkg and every maintainer script may take for granted; apt counts itself, and usrmerge would bring Perl. */
const BASE = ["?and(?essential,?not(?exact-name(apt)))", "?exact-name(usr-is-merged)"];

export interface ResolvedDebian {
  packages: LockedPackage[];
  unmet: UnmetRequirement[];
}

/** Chooses the packages of an environment, as apt does, without what is only recommended. */
export async function resolveDebian(
  archive: DebianArchive,
  requirements: readonly Requirement[],
  runtimes: readonly string[],
): Promise<ResolvedDebian> {
  const names = [...new Set([...requirements.map(({ name }) => name), ...runtimes])];
  const known = await findKnown(archive, names);
  const unmet: UnmetRequirement[] = [];
  const wanted: string[] = runtimes.filter((name) => known.has(name));
  for (const requirement of requirements) {
    const versions = known.get(requirement.name);
    const version = requirement.text.split("=")[1];
    if (versions && (version === undefined || versions.has(version))) wanted.push(requirement.text);
    else unmet.push({ ...pick(requirement), reason: reasonOf(archive, versions, version) });
  }
  const [base, chosen] = [await plan(archive, BASE), await plan(archive, [...BASE, ...new Set(wanted)])];
  const beside = [...(await findKnown(archive, calledBeside(chosen.map(({ name }) => name)))).keys()];
  const all =
    beside.length === 0 ? chosen : await plan(archive, [...BASE, ...new Set([...wanted, ...beside])]);
  // Of lists that it cannot read, apt says no more than that they have nothing.
  if (base.length === 0) throw new EnvironmentError("Debian's lists have no base system.");
  const essential = new Set(base.map(({ name }) => name));
  return { packages: all.map((each) => ({ ...each, essential: essential.has(each.name) })), unmet };
}

const pick = ({ text, place }: Requirement) => ({ text, place });

function reasonOf({ settings }: DebianArchive, versions: Set<string> | undefined, version?: string): string {
  const suite = `Debian ${settings.suite}`;
  if (!versions)
    return `${suite} has no such package; look for its name on packages.debian.org, or commit its source and have the command install it from there.`;
  return `${suite} has version ${[...versions].join(", ")}, not ${version}; ask for that one, or for none.`;
}

/** The versions of those packages that the archive has. */
async function findKnown(
  archive: DebianArchive,
  names: readonly string[],
): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>();
  if (names.length === 0) return known;
  // Exits with 100 if a name is unknown, and still prints the others.
  const { stdout } = await archive.run(["apt-cache", "madison", "--", ...names]);
  for (const line of stdout.split("\n")) {
    const [name, version] = line.split("|").map((field) => field.trim());
    if (!name || !version) continue;
    const versions = known.get(name) ?? new Set();
    known.set(name, versions.add(version));
  }
  return known;
}

type PlannedPackage = Omit<LockedPackage, "essential">;

/** `'http://…/make_4.3-4.1_amd64.deb' make_4.3-4.1_amd64.deb 396332 SHA256:…`; a colon of the version is escaped. */
const PLAN_LINE = /^'([^']+)' ([^_ ]+)_([^_ ]+)_([^_ ]+)\.deb (\d+) SHA256:([0-9a-f]{64})$/;

async function plan(archive: DebianArchive, packages: string[]): Promise<PlannedPackage[]> {
  const command = ["apt-get", "install", "--print-uris", "-qq", "-y", "--", ...packages];
  const { exitCode, stdout, stderr } = await archive.run(command);
  if (exitCode !== 0)
    throw new EnvironmentError(`apt cannot install these packages together: ${firstLines(stderr)}`);
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => parseLine(line, archive.settings.mirror))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function parseLine(line: string, mirror: string): PlannedPackage {
  const [, url, name, version, architecture, size, sha256] = PLAN_LINE.exec(line) ?? [];
  if (!url?.startsWith(`${mirror}/`) || !name || !version || !architecture || !size || !sha256)
    throw new EnvironmentError(`apt's plan has a line that is not understood: ${line.slice(0, 200)}`);
  const path = decodeURIComponent(url.slice(mirror.length + 1));
  return { name, version: decodeURIComponent(version), architecture, path, byteSize: Number(size), sha256 };
}
