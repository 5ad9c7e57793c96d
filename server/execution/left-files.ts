import { lstat, opendir } from "node:fs/promises";
import { join } from "node:path";
import { collectOutputs, type DeclaredOutput, type OutputCaps } from "./outputs.ts";

/** Files that are kept, and files and folders that are looked at to find them. */
const MAX_FILES = 50;
const MAX_ENTRIES = 100_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What tools leave for themselves; and the names that logs and later executions have among a Run's files. */
const ASIDE =
  /(?:^|\/)(?:\.[^/]*|__pycache__|node_modules|renv|packrat|site-packages|site_libs|[^/]+_files\/(?!figure)[^/]+)(?:\/|$)|\.(?:pyc|o|so|a)$|^(?:stdout|stderr)$|^_*(?:repetition-\d+|second-look)\//;

export interface LeftFiles {
  files: Extract<DeclaredOutput, { state: "collected" }>[];
  /** With those that are not kept, of as many as were looked at. */
  count: number;
}

/**
 * Reads the files that a run of which nobody declared an output made or changed, by their paths in order. Experiments
 * choose their names and what is in them. Never throws.
 *
 * @param since When it started, in milliseconds since 1970.
 * @param wanted Which paths are read.
 */
export async function collectLeft(
  workFolder: string,
  since: number,
  caps: OutputCaps,
  wanted = /(?:)/,
): Promise<LeftFiles> {
  const paths = (await changedFiles(workFolder, since)).filter((path) => wanted.test(path));
  const totalBytes = Math.min(caps.totalBytes, MAX_BYTES);
  const read = await collectOutputs(workFolder, paths.slice(0, MAX_FILES), { ...caps, totalBytes });
  return { files: read.filter((each) => each.state === "collected"), count: paths.length };
}

async function changedFiles(workFolder: string, since: number): Promise<string[]> {
  const found: string[] = [];
  const folders = [""];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    try {
      for await (const entry of await opendir(join(workFolder, folder))) {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (++entries > MAX_ENTRIES) return found.sort();
        if (ASIDE.test(path)) continue;
        if (entry.isDirectory()) folders.push(path);
        // The time of the last change of a file's data or attributes is the kernel's: no program sets it.
        else if (entry.isFile() && (await lstat(join(workFolder, path))).ctimeMs >= since) found.push(path);
      }
    } catch {
      // A folder that the experiment closed, and a name that is no UTF-8, have nothing that could be read.
    }
  }
  return found.sort();
}
