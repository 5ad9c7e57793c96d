import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { Kysely } from "kysely";
import { readsOf } from "./committed-reads.ts";
import { ImmediateSqliteDialect } from "./immediate-sqlite.ts";
import type { OpenDatabase } from "./open-database.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { sqliteCommittedReads } from "./sqlite-committed-reads.ts";
import { cacheStatements } from "./statement-cache.ts";
import type { Tables } from "./tables.ts";
import { threadedReads } from "./threaded-reads.ts";
import { writeAheadLog } from "./write-ahead-log.ts";

/**
 * Opens the embedded database. Acknowledged writes survive `kill -9` and, except for rate limits and uses of keys, a
 * power failure (docs/decisions/0023-shared-syncs.md).
 *
 * No handle waits for a lock within SQLite, which would block the event loop: `retryWhileLocked` does, with a timer.
 */
export function openSqlite(path: string): OpenDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Contains session tokens: readable by the owner only. SQLite creates the WAL files with the same mode.
  closeSync(openSync(path, "a", 0o600));
  const sessions = connect(path);
  const limits = connect(path);
  const database = connect(path);
  const log = writeAheadLog(path);
  const cachingDatabase = {
    prepare: cacheStatements(database),
    close: () => database.close(),
    get inTransaction() {
      return database.inTransaction;
    },
  };
  const db = new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: cachingDatabase }, log.sync),
  });
  const reads = threadedReads(path);
  const committed = sqliteCommittedReads(path, readsOf(db));
  return {
    db,
    reads,
    handles: {
      kind: "sqlite",
      sessions,
      sessionsDialect: new ImmediateSqliteDialect({ database: sessions }, log.sync),
      limits: { prepare: cacheStatements(limits) },
      retryWhileLocked,
    },
    committedReads: committed.read,
    publicRevision: committed.publicRevision,
    recentChanges: committed.recentChanges,
    async close() {
      await reads.destroy();
      committed.close();
      await log.close();
      await db.destroy();
      sessions.close();
      limits.close();
    },
  };
}

function connect(path: string): Database.Database {
  // The start waits for a process that makes the file; nothing else happens meanwhile.
  const handle = new Database(path, { timeout: 10_000 });
  handle.pragma("journal_mode = WAL");
  // Commits reach the log; the log is synced, and moved to the database, off the event loop.
  handle.pragma("synchronous = NORMAL");
  handle.pragma("wal_autocheckpoint = 0");
  handle.pragma("foreign_keys = ON");
  handle.pragma("busy_timeout = 0");
  return handle;
}
