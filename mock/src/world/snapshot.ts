import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the fixtures of the mock left, made once when the package was built: a start need not make them again. */
export interface Snapshot {
  /** Ids by `owner/slug`. */
  repositories: Record<string, string>;
  /** How many ids were made. */
  made: number;
  /** Texts of the papers, by digest. */
  texts: Record<string, string>;
}

/** Beside the compiled code; the sources have none. */
const folder = join(import.meta.dirname, "../snapshot");
const description = "snapshot.json";
/** Of a data folder: the others are made anew. */
export const snapshotFiles = ["service.sqlite", "objects"];

/** Copies the snapshot into an empty data folder; null where there is none. */
export async function restoreSnapshot(dataDir: string): Promise<Snapshot | null> {
  const text = await readFile(join(folder, description), "utf8").catch(() => null);
  if (text === null) return null;
  for (const name of snapshotFiles) await cp(join(folder, name), join(dataDir, name), { recursive: true });
  return JSON.parse(text) as Snapshot;
}

export const snapshotPaths = { folder, description: join(folder, description) };
