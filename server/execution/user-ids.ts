import { SandboxError } from "./port.ts";

/** Between the user ids that Debian assigns (to 65535) and the subordinate ids of containers (from 100000). */
const PREFERRED_FIRST_USER_ID = 66_000;

/** For a server in a rootless container, which has 65536 user ids; below systemd's dynamic ids. */
const FALLBACK_FIRST_USER_ID = 60_600;

const USER_ID_COUNT = 500;

/**
 * Returns the first of the user ids that a root server runs experiments as, or null if the ids are not mapped. Each
 * concurrent run has its own id: a process that escapes its namespaces owns nothing else, and runs do not share
 * per-user kernel quotas. `uidMap` is the text of /proc/self/uid_map (user_namespaces(7)). Pure.
 */
export function findFirstUserId(uidMap: string): number | null {
  const ranges = uidMap
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const isMapped = (first: number) =>
    ranges.some(([from, , length]) => first >= from! && first + USER_ID_COUNT <= from! + length!);
  return [PREFERRED_FIRST_USER_ID, FALLBACK_FIRST_USER_ID].find(isMapped) ?? null;
}

/** Allocated ids of all executors in this process. */
const inUse = new Set<number>();

/**
 * Allocates a user id for one run; null returns null. Release it after the run.
 *
 * @throws SandboxError if all ids are in use.
 */
export function allocateUserId(first: number | null): number | null {
  if (first === null) return null;
  for (let userId = first; userId < first + USER_ID_COUNT; userId++) {
    if (inUse.has(userId)) continue;
    inUse.add(userId);
    return userId;
  }
  throw new SandboxError(`more than ${USER_ID_COUNT} experiments at once`);
}

export function releaseUserId(userId: number | null): void {
  if (userId !== null) inUse.delete(userId);
}
