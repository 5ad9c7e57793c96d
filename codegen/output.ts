import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes `files` under `root` and removes files of their folders that are no longer generated. */
export async function writeOutput(root: string, files: Map<string, string>): Promise<void> {
  for (const path of await strays(root, files)) await rm(join(root, path));
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Returns one line for each file under `root` that differs from the generated one. */
export async function findDrift(root: string, files: Map<string, string>): Promise<string[]> {
  const drift: string[] = [];
  for (const [path, text] of files) {
    const committed = await readFile(join(root, path)).catch(() => null);
    if (committed === null) drift.push(`${path} is missing`);
    else if (!committed.equals(Buffer.from(text))) drift.push(`${path} is not what the contract gives`);
  }
  for (const path of await strays(root, files)) drift.push(`${path} is generated no more`);
  return drift;
}

async function strays(root: string, files: Map<string, string>): Promise<string[]> {
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  const found = [...folders].map(async (folder) => {
    const names = await readdir(join(root, folder)).catch(() => []);
    return names.map((name) => `${folder}/${name}`);
  });
  return (await Promise.all(found)).flat().filter((path) => !files.has(path));
}
