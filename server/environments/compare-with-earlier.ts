import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type Digest, hexOf } from "../domain/digest.ts";
import { differingPaths } from "../domain/environment/tree-difference.ts";

/**
 * Compares the description of a root with that of an earlier build of the same lock, which outlives the root, and keeps
 * the newer one. Returns a sentence where they differ: something in the build depends on more than the lock.
 */
export async function compareWithEarlier(
  folder: string,
  lock: Digest,
  description: string,
): Promise<string | null> {
  const descriptions = join(folder, "descriptions");
  const path = join(descriptions, `${hexOf(lock)}.jsonl.gz`);
  const earlier = await readFile(path).catch(() => null);
  const before = earlier && (await promisify(gunzip)(earlier)).toString();
  if (before === description) return null;
  await mkdir(descriptions, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, await promisify(gzip)(description));
  await rename(`${path}.new`, path);
  if (before === null) return null;
  const { paths, count } = differingPaths(before, description);
  return `Built again from the same lock, the environment differs in ${count} paths: ${paths.join(", ")}${count > paths.length ? ", …" : ""}`;
}
