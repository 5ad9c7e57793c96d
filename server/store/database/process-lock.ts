import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";

/** That this process uses a data folder, for as long as it lives. */
export interface ProcessLock {
  release(): void;
}

const waitMilliseconds = 60_000;

/**
 * Announces a process at a data folder. Where no other is there, `whenAlone` runs first, and nobody else comes in
 * until it has ended: whatever it finds in the folder belongs to a process that is gone.
 *
 * The lock is SQLite's on an empty database of its own: shared while present, exclusive while alone. The kernel
 * drops it with the process, `kill -9` included, and no child inherits it (https://sqlite.org/lockingv3.html).
 */
export async function acquireProcessLock(path: string, whenAlone: () => Promise<void>): Promise<ProcessLock> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const handle = new Database(path, { timeout: 0 });
  try {
    const deadline = Date.now() + waitMilliseconds;
    for (;;) {
      if (took(handle, "begin exclusive")) {
        await whenAlone();
        handle.exec("commit");
      }
      // A moment lies between the two locks; whoever is alone in it finds nothing of ours yet.
      if (took(handle, "begin; select * from sqlite_schema")) break;
      if (Date.now() > deadline) throw new Error(`${path} stays locked: another process is starting up.`);
      await sleep(20);
    }
  } catch (error) {
    handle.close();
    throw error;
  }
  return { release: () => handle.close() };
}

/** Not by the library's own waiting, which would hold up this process's event loop. */
function took(handle: Database.Database, statements: string): boolean {
  try {
    handle.exec(statements);
    return true;
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith("SQLITE_BUSY")) throw error;
    if (handle.inTransaction) handle.exec("rollback");
    return false;
  }
}
