import type { LockedNodePackage } from "./environment-lock.ts";
import { byPath, lockNodePackage } from "./locked-node.ts";
import { isRecord, parseRecord } from "./parse-record.ts";
import type { UnmetRequirement } from "./requirement.ts";

/** What a `package-lock.json` pins: all of it, so that nothing is chosen. */
export interface NodeNeeds {
  /** The path of the file. */
  place: string;
  packages: LockedNodePackage[];
  unmet: UnmetRequirement[];
}

const MAX_ENTRIES = 5000;
const MAX_DEPTH = 20;
const MAX_UNMET = 50;

/** Reads `package-lock.json` or `npm-shrinkwrap.json`, as npm 5 and newer write them. */
export function readPackageLock(place: string, text: string, machine: Machine): NodeNeeds {
  const needs: NodeNeeds = { place, packages: [], unmet: [] };
  const lock = parseRecord(text);
  const entries = lock && entriesOf(lock);
  if (!entries || entries.length > MAX_ENTRIES) {
    const reason = entries
      ? `It has more than ${MAX_ENTRIES} packages.`
      : "It is not a lock of npm; write it again with `npm install --package-lock-only`.";
    return { ...needs, unmet: [{ text: place, place: `${place}:1`, reason }] };
  }
  for (const [path, entry] of entries) {
    if (isElsewhere(entry, machine)) continue;
    const locked = lockNodePackage({ ...entry, ...addressOf(path, entry), path });
    if (locked) needs.packages.push(locked);
    else if (needs.unmet.length < MAX_UNMET) needs.unmet.push(unmetOf(place, text, path, entry));
  }
  needs.packages.sort(byPath);
  return needs;
}

/** As Node.js names them. */
export interface Machine {
  platform: string;
  architecture: string;
}

type Entry = [path: string, entry: Record<string, unknown>];

/** Version 2 and 3 list packages by their paths, version 1 nests them. What a package brings itself is in its file. */
function entriesOf(lock: Record<string, unknown>): Entry[] | null {
  if (isRecord(lock.packages))
    return Object.entries(lock.packages).filter(
      (entry): entry is Entry => entry[0] !== "" && isRecord(entry[1]) && entry[1].inBundle !== true,
    );
  return isRecord(lock.dependencies) ? nestedEntries(lock.dependencies, "", 0) : null;
}

function nestedEntries(dependencies: Record<string, unknown>, parent: string, depth: number): Entry[] {
  if (depth > MAX_DEPTH) return [];
  return Object.entries(dependencies).flatMap(([name, entry]): Entry[] => {
    if (!isRecord(entry) || entry.bundled === true) return [];
    const path = `${parent}node_modules/${name}`;
    const own = isRecord(entry.dependencies) ? entry.dependencies : {};
    return [[path, entry], ...nestedEntries(own, `${path}/`, depth + 1)];
  });
}

/** An optional package for another system is left out, as npm does. */
function isElsewhere(
  { os, cpu, libc }: Record<string, unknown>,
  { platform, architecture }: Machine,
): boolean {
  const excludes = (allowed: unknown, own: string) =>
    Array.isArray(allowed) &&
    (allowed.includes(`!${own}`) ||
      (allowed.some((each) => !String(each).startsWith("!")) && !allowed.includes(own)));
  return excludes(os, platform) || excludes(cpu, architecture) || excludes(libc, "glibc");
}

/**
 * The file below a registry, whichever it was locked from: its hash says that it is the same. A package may stand under
 * another name than its own.
 */
function addressOf(path: string, { name, version, resolved, integrity }: Record<string, unknown>) {
  const alias = /^npm:(.+)@([^@]+)$/.exec(String(version));
  const own =
    alias?.[1] ?? (typeof name === "string" ? name : path.slice(path.lastIndexOf("node_modules/") + 13));
  const number = alias?.[2] ?? version;
  const base = own.slice(own.indexOf("/") + 1);
  const isFromRegistry =
    resolved === undefined || /^https?:\/\/[^?#]+\/-\/[^/?#]+\.tgz$/.test(String(resolved));
  const [, encoded = ""] = /sha512-([A-Za-z0-9+/]{86}==)/.exec(String(integrity)) ?? [];
  return {
    version: number,
    file: isFromRegistry ? `${own}/-/${base}-${number}.tgz` : "",
    sha512: Buffer.from(encoded, "base64").toString("hex"),
  };
}

function unmetOf(
  place: string,
  text: string,
  path: string,
  entry: Record<string, unknown>,
): UnmetRequirement {
  const at = text.indexOf(JSON.stringify(path));
  const line = at === -1 ? 1 : text.slice(0, at).split("\n").length;
  return { text: path.slice(0, 200), place: `${place}:${line}`, reason: reasonOf(path, entry) };
}

function reasonOf(path: string, { link, resolved, integrity }: Record<string, unknown>): string {
  if (link === true || !path.startsWith("node_modules/"))
    return "It is a folder of the repository (a workspace); name it by its path in the code.";
  if (resolved !== undefined && !/^https?:/.test(String(resolved)))
    return "It is not from a registry; use a version that is published there.";
  if (!/sha512-/.test(String(integrity)))
    return "It has no SHA-512; write the lock again with npm 7 or newer.";
  return "Its name, version or address is not one of a registry's package.";
}
