import type { LockedNodePackage } from "./environment-lock.ts";
import { isRecord } from "./parse-record.ts";

const MAX_PACKAGES = 5000;

const NAME = "(?:@[a-z0-9~-][a-z0-9._~-]{0,99}/)?[A-Za-z0-9~_-][A-Za-z0-9._~-]{0,99}";

/** Each becomes a path in the root, or an address below the registry. */
const PATTERNS = {
  path: new RegExp(`^node_modules/${NAME}(?:/node_modules/${NAME}){0,20}$`),
  file: new RegExp(`^${NAME}/-/[A-Za-z0-9._~+-]{1,200}\\.tgz$`),
  version: /^[A-Za-z0-9][A-Za-z0-9.+-]{0,127}$/,
  sha512: /^[0-9a-f]{128}$/,
};
const BIN_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
const BIN_FILE =
  /^(?:[A-Za-z0-9_@-][A-Za-z0-9._@-]*|\.[A-Za-z0-9_@-][A-Za-z0-9._@-]*)(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._@-]+)*$/;

/** Describes a package as a lock has it; null where a lock could not have it. */
export function lockNodePackage(value: unknown): LockedNodePackage | null {
  if (!isRecord(value)) return null;
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const member = value[name];
    if (typeof member !== "string" || member.length > 1000 || !pattern.test(member)) return null;
  }
  const { path, version, file, sha512, bin } = value as unknown as LockedNodePackage;
  const bins = Object.entries(isRecord(bin) ? bin : {}).flatMap(([name, target]): [string, string][] => {
    const relative = String(target).replace(/^\.\//, "");
    return BIN_NAME.test(name) && relative.length <= 300 && BIN_FILE.test(relative) ? [[name, relative]] : [];
  });
  return { path, version, file, sha512, ...(bins.length > 0 && { bin: Object.fromEntries(bins) }) };
}

/** Reads the Node.js part of a lock that anyone may have written; a sentence where it is none. */
export function parseLockedNode(value: unknown): LockedNodePackage[] | string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_PACKAGES)
    return `Its \`node\` is not a list of 1 to ${MAX_PACKAGES} packages.`;
  const packages: LockedNodePackage[] = [];
  for (const [index, each] of value.entries()) {
    const locked = lockNodePackage(each);
    if (locked === null) return `Its package /node/${index} is not as a Run leaves it.`;
    packages.push(locked);
  }
  if (new Set(packages.map(({ path }) => path)).size < packages.length)
    return "It has a Node.js package twice.";
  return packages.sort(byPath);
}

/** A folder before what is in it. */
export const byPath = (a: LockedNodePackage, b: LockedNodePackage) => (a.path < b.path ? -1 : 1);
