// node scripts/check-compatibility.ts [contract]: compares openapi.json with the last released contract, and fails on a
// breaking change that has no new minor or major number in `info.version`.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { acceptedChanges } from "./compatibility/accepted-changes.ts";
import { breakingChanges } from "./compatibility/breaking-changes.ts";
import type { Json } from "./compatibility/json.ts";

const root = join(import.meta.dirname, "..");

export interface VersionedContract extends Record<string, Json> {
  info: { version: string } & Record<string, Json>;
}

/**
 * One sentence for each breaking change that is not accepted, and for each acceptance of what is no change; none where
 * the version says that there may be some.
 */
export function compatibilityProblems(
  released: VersionedContract,
  contract: VersionedContract,
  accepted: Record<string, string> = {},
): string[] {
  const [from, to] = [released.info.version, contract.info.version];
  if (compareVersions(to, from) < 0)
    return [`#/info/version is ${to}, older than the released ${from}: raise it.`];
  if (isBumped(from, to)) return [];
  const changes = breakingChanges(released, contract);
  const unused = Object.keys(accepted).filter((known) => !changes.some(({ pointer }) => pointer === known));
  return [
    ...changes
      .filter(({ pointer }) => !Object.hasOwn(accepted, pointer))
      .map(
        ({ pointer, change }) =>
          `${pointer} ${change}, which breaks clients of contract ${from}: undo it, or raise the minor or major number of info.version.`,
      ),
    ...unused.map((pointer) => `${pointer} is accepted as a breaking change and is none: remove it.`),
  ];
}

/** The contract with the highest version in `released/`. */
export function readReleased(): VersionedContract {
  const files = globSync("released/openapi-*.json", { cwd: root });
  const contracts = files.map((file) => readContract(join(root, file)));
  const [last] = contracts.sort((a, b) => compareVersions(b.info.version, a.info.version));
  if (!last) throw new Error("released/ holds no contract");
  return last;
}

export function readContract(path: string): VersionedContract {
  return JSON.parse(readFileSync(path, "utf8"));
}

function isBumped(from: string, to: string): boolean {
  const [[major, minor], [newMajor, newMinor]] = [numbers(from), numbers(to)];
  return newMajor! > major! || (newMajor === major && newMinor! > minor!);
}

export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  return left.map((number, index) => number - right[index]!).find((difference) => difference !== 0) ?? 0;
}

/** A version must be three numbers: anything else would compare as equal to what it is not. */
function numbers(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`info.version must be three numbers, not ${version}`);
  return version.split(".").map(Number);
}

if (import.meta.main) {
  const released = readReleased();
  const contract = readContract(process.argv[2] ?? join(root, "openapi.json"));
  const problems = compatibilityProblems(released, contract, acceptedChanges[released.info.version]);
  for (const problem of problems) console.error(problem);
  const { version } = contract.info;
  console.log(
    `contract ${version} against the released ${released.info.version}: ${problems.length} breaking changes that the version does not allow`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
