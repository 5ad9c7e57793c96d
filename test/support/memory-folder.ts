import { accessSync, constants, readFileSync, statfsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const gibibyte = 2 ** 30;

/**
 * Where a test keeps a database that nobody needs afterwards, or thousands of files of environments: in memory, where a
 * machine has room for that. Six files of tests took 36 s there, and 52 on a disk; those of environments 69, and 79,
 * since ext4 seeks long for an inode where many were just given back. Not for what a sandbox is to fill or an experiment
 * writes: it counts against the memory that they may have.
 */
export const memoryFolder = isUsable() ? inMemory : tmpdir();

/** Programs are started from there too. */
function isUsable(): boolean {
  try {
    const mount = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "))
      .findLast(([, place]) => place === inMemory);
    if (mount?.[2] !== "tmpfs" || mount[3]!.split(",").some((option) => /^(?:ro|noexec)$/.test(option)))
      return false;
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 4 * gibibyte && freemem() > 8 * gibibyte;
  } catch {
    return false;
  }
}

const hour = 3_600_000;

/** Removes what runs of tests that were killed have left in memory; none takes so long. */
export async function removeLeftInMemory(): Promise<void> {
  if (memoryFolder !== inMemory) return;
  for (const name of await readdir(inMemory)) {
    if (!/^rvs-(?:database|postgres|template|test)-/.test(name)) continue;
    const path = join(inMemory, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 6 * hour) await rm(path, { recursive: true, force: true });
  }
}
