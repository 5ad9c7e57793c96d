import type { Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lists everything below a folder, links as such. The recursive readdir of Node.js goes through links to folders: out of
 * the tree, and round in circles. No experiment has run in the folder, so that nothing changes meanwhile.
 */
export async function* listTree(folder: string): AsyncGenerator<{ path: string; entry: Dirent }, void> {
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for await (const entry of await opendir(next)) {
      const path = join(next, entry.name);
      yield { path, entry };
      if (entry.isDirectory()) folders.push(path);
    }
  }
}
