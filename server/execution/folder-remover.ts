import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { removeWorkFolder } from "./work-folder.ts";

/** Folders that may wait for removal before `remove` waits too: they still use the disk. */
const MAX_WAITING = 4;

/** Enough for the folder of an ordinary run, which is then gone when the run is recorded. */
const GRACE_MILLISECONDS = 1000;

export interface FolderRemover {
  /**
   * Moves a folder aside and removes it: in the background if that takes more than a second. Waits while too many
   * folders are being removed.
   */
  remove(folder: string): Promise<void>;
  /** Like `remove`, without waiting: for the start of the service. */
  sweep(folder: string): Promise<void>;
  /** Resolves when nothing is left to remove, or after the given time. */
  settled(milliseconds?: number): Promise<void>;
}

/**
 * Removes work folders one at a time: a chain of 30,000 folders takes a minute, which no worker should wait for. A
 * folder stays beside its old place until then; the next start sweeps what a stopped service has left there.
 */
export function createFolderRemover(onError: (error: unknown, folder: string) => void): FolderRemover {
  const waiting: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();
  const sweep = async (folder: string) => {
    const aside = join(dirname(folder), `removed-${randomUUID()}`);
    await rename(folder, aside);
    last = last
      .then(() => removeWorkFolder(aside, { background: true }))
      .catch((error: unknown) => onError(error, aside));
    const removal = last;
    waiting.push(removal);
    void removal.then(() => waiting.splice(waiting.indexOf(removal), 1));
  };
  const settled = async (milliseconds = GRACE_MILLISECONDS) => {
    const timeout = new AbortController();
    const timer = sleep(milliseconds, undefined, { signal: timeout.signal }).catch(() => undefined);
    await Promise.race([last, timer]);
    timeout.abort();
  };
  return {
    sweep,
    async remove(folder) {
      await sweep(folder);
      await settled();
      while (waiting.length > MAX_WAITING) await waiting[0];
    },
    settled,
  };
}
