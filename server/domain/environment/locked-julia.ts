import { isWithin } from "./lock-member.ts";
import { isRecord } from "./parse-record.ts";

/** What code in Julia finds: its interpreter where Debian has none, its packages, and what these have beside their code. */
export interface LockedJulia {
  /** The official build; absent where the base has Debian's. */
  binary?: LockedJuliaBinary;
  /** What code loads by its name alone: UUIDs by names, as `[deps]` of a `Project.toml`. */
  project: Record<string, string>;
  /** In the order of their UUIDs. */
  packages: LockedJuliaPackage[];
  /** In the order of their hashes. */
  artifacts: LockedTree[];
}

/** A file of the official builds. It is named by no address: any place that has these bytes will do. */
export interface LockedJuliaBinary {
  version: string;
  byteSize: number;
  sha256: string;
}

/** A folder, by the hashes that git has for one. Julia's package servers know the first; whoever wrote both can forge it. */
export interface LockedTree {
  sha1: string;
  sha256: string;
}

/** An entry of a `Manifest.toml`. One without `tree` and `folder` comes with Julia. */
export interface LockedJuliaPackage {
  name: string;
  uuid: string;
  version?: string;
  tree?: LockedTree;
  /** Of the repository, where its code lies; `.` for the root. */
  folder?: string;
  /** UUIDs by names. */
  deps: Record<string, string>;
  weakDeps?: Record<string, string>;
  /** What is loaded when packages of these names are. */
  extensions?: Record<string, string[]>;
  /** Whether its `deps/build.jl` is run when it is installed. */
  isBuilt?: true;
}

const MAX_PACKAGES = 2000;
const MAX_ARTIFACTS = 2000;
const MAX_NAMES = 500;

/** They become names of folders, keys of TOML and words of lists. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const VERSION = /^[0-9][0-9A-Za-z.+-]{0,63}$/;
const SEGMENT = /^(?!\.{1,2}$)[^/\\"\p{Cc}]{1,200}$/u;
export const SHA1 = /^[0-9a-f]{40}$/;
const SHA256 = /^[0-9a-f]{64}$/;
export const JULIA_RELEASE = /^\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[a-z]{2,5}\d{1,3})?$/;

/** Reads the Julia part of a lock that anyone may have written; a sentence where it is none. */
export function parseLockedJulia(value: unknown): LockedJulia | string | null {
  if (value === undefined) return null;
  if (!isRecord(value)) return "Its `julia` is not an object.";
  const { binary, packages, artifacts } = value;
  if (!Array.isArray(packages) || packages.length > MAX_PACKAGES)
    return `Its \`julia\` is not a list of ${MAX_PACKAGES} packages at most.`;
  if (!Array.isArray(artifacts) || artifacts.length > MAX_ARTIFACTS || !artifacts.every(isTree))
    return `Its \`julia\` has no list of ${MAX_ARTIFACTS} artifacts at most.`;
  const project = namesOf(value.project, MAX_PACKAGES);
  if (project === null) return "Its `julia` has no `project` as a Run leaves it.";
  if (binary !== undefined && !isBinary(binary)) return "Its `julia` has no `binary` as a Run leaves it.";
  const locked = packages.map(lockJuliaPackage);
  const wrong = locked.indexOf(null);
  if (wrong !== -1) return `Its package /julia/packages/${wrong} is not as a Run leaves it.`;
  const known = locked.filter((each) => each !== null);
  if (new Set(known.map(({ uuid }) => uuid)).size < known.length) return "It has a Julia package twice.";
  const trees = (artifacts as LockedTree[]).map(onlyHashes);
  if (new Set(trees.map(({ sha1 }) => sha1)).size < trees.length) return "It has an artifact of Julia twice.";
  return { ...(binary && { binary: onlyBinary(binary) }), project, packages: known, artifacts: trees };
}

/** Describes a package as a lock has it; null where a lock could not have it. */
export function lockJuliaPackage(value: unknown): LockedJuliaPackage | null {
  if (!isRecord(value)) return null;
  const { name, uuid, version, tree, folder, isBuilt } = value;
  const [deps, weakDeps] = [namesOf(value.deps, MAX_NAMES), namesOf(value.weakDeps ?? {}, MAX_NAMES)];
  const extensions = extensionsOf(value.extensions ?? {});
  if (!matches(name, NAME) || !matches(uuid, UUID)) return null;
  if (deps === null || weakDeps === null || extensions === null) return null;
  if (version !== undefined && !matches(version, VERSION)) return null;
  if (tree !== undefined && !isTree(tree)) return null;
  if (folder !== undefined && (tree !== undefined || !isFolder(folder))) return null;
  if (isBuilt !== undefined && (isBuilt !== true || tree === undefined)) return null;
  return {
    ...{ name, uuid, deps },
    ...(version !== undefined && { version }),
    ...(tree !== undefined && { tree: onlyHashes(tree) }),
    ...(folder !== undefined && { folder }),
    ...(Object.keys(weakDeps).length > 0 && { weakDeps }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
    ...(isBuilt === true && { isBuilt }),
  };
}

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);

const isTree = (value: unknown): value is LockedTree =>
  isRecord(value) && matches(value.sha1, SHA1) && matches(value.sha256, SHA256);

const onlyHashes = ({ sha1, sha256 }: LockedTree): LockedTree => ({ sha1, sha256 });

const isFolder = (value: unknown): value is string =>
  value === "." ||
  (typeof value === "string" &&
    value.length <= 1000 &&
    value.split("/").every((segment) => SEGMENT.test(segment)));

const isBinary = (value: unknown): value is LockedJuliaBinary => isWithin(value, { version: JULIA_RELEASE });

const onlyBinary = ({ version, byteSize, sha256 }: LockedJuliaBinary) => ({ version, byteSize, sha256 });

function namesOf(value: unknown, most: number): Record<string, string> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const isWhole =
    entries.length <= most && entries.every(([name, uuid]) => matches(name, NAME) && matches(uuid, UUID));
  return isWhole ? Object.fromEntries(entries as [string, string][]) : null;
}

function extensionsOf(value: unknown): Record<string, string[]> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const isWhole =
    entries.length <= MAX_NAMES &&
    entries.every(
      ([name, triggers]) =>
        matches(name, NAME) &&
        Array.isArray(triggers) &&
        triggers.length <= MAX_NAMES &&
        triggers.every((each) => matches(each, NAME)),
    );
  return isWhole ? Object.fromEntries(entries as [string, string[]][]) : null;
}
