import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";

/** A lock that marks this process as a user of a data folder until it is released or the process ends. */
export interface ProcessLock {
  release(): void;
}

const maxWaitMilliseconds = 60_000;

/**
 * Registers this process as a user of a data folder. Where no other process uses it, runs `whenAlone` first and keeps
 * other processes waiting until it has ended: any state that it finds in the folder was left by a process that is gone.
 *
 * The lock is SQLite's on an empty database file: exclusive during `whenAlone`, then shared. The kernel releases it
 * with the process, `kill -9` included, and no child inherits it (https://sqlite.org/lockingv3.html). Processes that
 * start take turns, by a second file: of two that ask for the exclusive lock at the same moment neither may get it, and
 * both would take the other for one that has been there before.
 *
 * @throws Error where the lock is not available within 60 s, and whatever `whenAlone` throws.
 */
export async function acquireProcessLock(path: string, whenAlone: () => Promise<void>): Promise<ProcessLock> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const turn = new Database(`${path}.turn`, { timeout: 0 });
  const handle = new Database(path, { timeout: 0 });
  try {
    const deadline = Date.now() + maxWaitMilliseconds;
    // Reserves the file, which one process at a time can; the exclusive lock would fail beside any that asks.
    while (!tryExecute(turn, "begin immediate")) {
      if (Date.now() > deadline)
        throw new Error(`${path} stays locked by another process that is starting up.`);
      await sleep(20);
    }
    if (tryExecute(handle, "begin exclusive")) {
      await whenAlone();
      handle.exec("commit");
    }
    handle.exec("begin; select * from sqlite_schema");
  } catch (error) {
    handle.close();
    throw error;
  } finally {
    turn.close();
  }
  return { release: () => handle.close() };
}

/** Returns false where the file is locked. Does not use SQLite's busy timeout, which would block the event loop. */
function tryExecute(handle: Database.Database, statements: string): boolean {
  try {
    handle.exec(statements);
    return true;
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith("SQLITE_BUSY")) throw error;
    if (handle.inTransaction) handle.exec("rollback");
    return false;
  }
}
