import { type BigIntStats, constants } from "node:fs";
import { type FileHandle, lstat, open, opendir } from "node:fs/promises";
import { entryPath } from "./open-without-links.ts";

export interface TreeEntry {
  /** Good only while the entry is visited: it names an open folder's descriptor. */
  path: string;
  /** 0 for the root. */
  depth: number;
  stats: BigIntStats;
}

/**
 * What most runs leave is within these. To start a program takes a server of 400 MB longer than to visit so many, and all
 * else waits while it is forked.
 */
const MAX_ENTRIES = 256;
const MAX_DEPTH = 16;

/**
 * Visits a tree that hostile code may be changing, a folder after what is in it, through descriptors: no symbolic link
 * is followed. Returns false, with a part of it visited, where it is to be left to a program of the system: it is large
 * or deep, has a name that is no UTF-8 or another file system in it, or anything fails, as where an entry has gone or is
 * closed.
 */
export async function visitSmallTree(
  root: string,
  visit: (entry: TreeEntry) => void | Promise<void>,
): Promise<boolean> {
  let remaining = MAX_ENTRIES;
  let device: bigint | null = null;

  const visitEntry = async (path: string, depth: number): Promise<void> => {
    const stats = await lstat(path, { bigint: true });
    device ??= stats.dev;
    if (--remaining < 0 || depth > MAX_DEPTH || stats.dev !== device) throw new LeftToOthers();
    if (stats.isDirectory()) await visitFolder(path, depth);
    await visit({ path, depth, stats });
  };
  const visitFolder = async (path: string, depth: number): Promise<void> => {
    const folder = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
    try {
      for (const name of await namesIn(folder, remaining))
        await visitEntry(entryPath(folder, name), depth + 1);
    } finally {
      await folder.close();
    }
  };
  return visitEntry(root, 0).then(
    () => true,
    () => false,
  );
}

class LeftToOthers extends Error {}

/** A replacement character may stand for bytes that are no UTF-8, and the name be another entry's. */
async function namesIn(folder: FileHandle, most: number): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of await opendir(`/proc/self/fd/${folder.fd}`)) {
    if (names.push(name) > most || name.includes("\uFFFD")) throw new LeftToOthers();
  }
  return names;
}
