import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * `fetch-<pid>-<start of that process in ms>-<random>`: identifies the owner, so that a later process finds stale ones.
 */
const FOLDER_NAME = /^fetch-(\d+)-(\d+)-/;
const startedAt = Math.round(performance.timeOrigin);

export interface WorkFolder extends AsyncDisposable {
  path: string;
  remove(): Promise<void>;
}

/** Creates an empty folder in `parent`, readable by its owner alone. */
export async function createWorkFolder(parent: string): Promise<WorkFolder> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const path = await mkdtemp(join(parent, `fetch-${process.pid}-${startedAt}-`));
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 });
  return { path, remove, [Symbol.asyncDispose]: remove };
}

/** Removes the folders in `parent` whose process is dead, for example after `kill -9`. */
export async function removeStaleFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid, start] = FOLDER_NAME.exec(name) ?? [];
    if (pid === undefined || isProcessAlive(Number(pid), Number(start))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** In a container every start may have the same process id, so the start time is compared too. */
function isProcessAlive(pid: number, start: number): boolean {
  if (pid === process.pid) return start === startedAt;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
