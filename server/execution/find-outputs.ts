import type { Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { join } from "node:path";
import { isPattern, matcherOf, mayContain } from "../domain/measurement/path-pattern.ts";

interface FindLimits {
  /** Files that are found at most. */
  files: number;
  /** Files and folders that are looked at at most. */
  entries: number;
}

/**
 * Finds what a pattern names in a work folder in which no process runs: files, links as such and whatever else is no
 * folder, sorted. Goes through no link. Null where there is more than the limits allow.
 */
export async function findOutputs(
  workFolder: string,
  pattern: string,
  limits: FindLimits,
): Promise<string[] | null> {
  const found: string[] = [];
  const isNamed = isPattern(pattern) ? matcherOf([pattern]) : (path: string) => path === pattern;
  const folders = [""];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for await (const entry of entriesOf(join(workFolder, folder))) {
      if (++entries > limits.entries) return null;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (mayContain(pattern, path)) folders.push(path);
      } else if (isNamed(path)) {
        if (found.push(path) > limits.files) return null;
      }
    }
  }
  return found.sort();
}

/** What cannot be opened has nothing that could be read either: a name that is no UTF-8, a folder closed to the server. */
async function* entriesOf(folder: string): AsyncGenerator<Dirent, void> {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (!CLOSED.has((error as NodeJS.ErrnoException).code!)) throw error;
  }
}

const CLOSED = new Set(["ENOENT", "EACCES", "ENOTDIR", "ELOOP", "ENAMETOOLONG"]);
