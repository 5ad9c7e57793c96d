import { SandboxError } from "./port.ts";

/** Between the users that Debian hands out (to 65535) and the subordinate ones of containers (from 100000). */
const PREFERRED_FIRST_USER = 66_000;

/** For a server in a rootless container, which has 65536 users; below systemd's dynamic ones. */
const FALLBACK_FIRST_USER = 60_600;

const USER_COUNT = 500;

/**
 * The first of the user ids that a root server runs experiments as, one id for each run at a time: a process that
 * found a way out of its namespaces would be nobody in particular, and per-user kernel quotas are not shared between
 * runs. Null where no such ids exist. `uidMap` is /proc/self/uid_map (user_namespaces(7)). Pure.
 */
export function firstSandboxUser(uidMap: string): number | null {
  const ranges = uidMap
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const isMapped = (first: number) =>
    ranges.some(([from, , length]) => first >= from! && first + USER_COUNT <= from! + length!);
  return [PREFERRED_FIRST_USER, FALLBACK_FIRST_USER].find(isMapped) ?? null;
}

/** Those of all executors in this process. */
const inUse = new Set<number>();

/** A user of its own for one run, to be released after it; null stays null. */
export function takeUser(first: number | null): number | null {
  if (first === null) return null;
  for (let user = first; user < first + USER_COUNT; user++) {
    if (inUse.has(user)) continue;
    inUse.add(user);
    return user;
  }
  throw new SandboxError(`more than ${USER_COUNT} experiments at once`);
}

export function releaseUser(user: number | null): void {
  if (user !== null) inUse.delete(user);
}
