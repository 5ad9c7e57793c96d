import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Simulated } from "#server/simulated";
import type { Chance } from "./chance.ts";
import type { World } from "./create-world.ts";

/** What fixtures left: a mock that starts from it need not make them again. */
export interface Snapshot {
  /** Of the data folder, by path. */
  files: Map<string, Uint8Array>;
  /** Ids by `owner/slug`. */
  repositories: Record<string, string>;
  /** How many ids were made. */
  made: number;
  /** Texts of the papers, by digest. */
  texts: Record<string, string>;
}

/** What a mock was made of; the snapshot of the same is the same. */
export type Made = { dataDir: string; repositories: Snapshot["repositories"]; world: World; chance: Chance };

/** Of a mock whose jobs have all ended. */
export async function takeSnapshot(
  { database }: Simulated,
  { dataDir, repositories, world, chance }: Made,
): Promise<Snapshot> {
  const objects = await readFiles(dataDir, "objects");
  const files = new Map([["service.sqlite", database()], ...objects]);
  return { files, repositories, made: chance.made(), texts: world.texts() };
}

export async function writeSnapshot({ files, ...rest }: Snapshot, folder: string): Promise<void> {
  await writeFiles(files, join(folder, "data"));
  await writeFile(join(folder, description), JSON.stringify(rest));
}

/** Null where the folder has none. */
export async function readSnapshot(folder: string): Promise<Snapshot | null> {
  const text = await readFile(join(folder, description), "utf8").catch(() => null);
  if (text === null) return null;
  const files = await readFiles(join(folder, "data"), ".");
  return { ...(JSON.parse(text) as Omit<Snapshot, "files">), files };
}

export async function writeFiles(files: Snapshot["files"], folder: string): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

const description = "snapshot.json";

async function readFiles(folder: string, below: string): Promise<Snapshot["files"]> {
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
  const files: Snapshot["files"] = new Map();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}
