import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { terminateLoaded } from "./loaded-thread.ts";
import { shareSync } from "./shared-sync.ts";

/**
 * Commits, of one transaction or of a group, between two checkpoints: a few thousand pages. Each checkpoint makes the next commit sync the log's header
 * within SQLite, on the event loop.
 */
const commitsPerCheckpoint = 250;

/** Of a log that was left: more pages than a migration writes. */
const leftBytes = 2 * 1024 * 1024;

export interface WriteAheadLog {
  /**
   * Resolves when what was committed before the call survives a power failure (docs/decisions/0023-shared-syncs.md).
   *
   * @throws where the disk fails: what was committed may be lost.
   */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The write-ahead log of an open database, synced and checkpointed off the event loop. */
export function writeAheadLog(databasePath: string): WriteAheadLog {
  // Before descriptors can be short. SQLite removes the log with the last connection: it stays the file that is written.
  const file = open(`${databasePath}-wal`, "r");
  file.catch(() => undefined);
  let thread: Worker | undefined;
  let terminate: (() => Promise<void>) | undefined;
  // What a process that was killed left is moved at once. Else no thread is started for a few commits.
  const left = statSync(`${databasePath}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  let commits = left > leftBytes ? 0 : 1;
  const sync = shareSync(async () => (await file).datasync());
  const checkpoint = () => {
    if (!thread) {
      const started = new Worker(new URL("checkpoint-thread.ts", import.meta.url), {
        workerData: { path: databasePath },
      });
      // The log grows until the next checkpoint, which starts another thread.
      started.on("error", () => {
        if (thread === started) thread = undefined;
      });
      terminate = terminateLoaded(started);
      started.unref();
      thread = started;
    }
    thread.postMessage(null);
  };
  return {
    sync() {
      if (commits++ % commitsPerCheckpoint === 0) checkpoint();
      return sync();
    },
    async close() {
      await terminate?.();
      await (await file.catch(() => undefined))?.close();
    },
  };
}
