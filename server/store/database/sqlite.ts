import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { Kysely } from "kysely";
import { ImmediateSqliteDialect } from "./immediate-sqlite.ts";
import type { OpenDatabase } from "./open-database.ts";
import { cacheStatements } from "./statement-cache.ts";
import type { Tables } from "./tables.ts";
import { threadedReads } from "./threaded-reads.ts";

/**
 * Opens the embedded database. Acknowledged writes survive `kill -9` and, except for rate limits, a power failure.
 *
 * A handle that waits for a lock blocks the event loop. Therefore no handle may hold a write lock while awaiting
 * anything but the database: a waiting handle would block the code that is to release the lock.
 */
export function openSqlite(path: string): OpenDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Contains session tokens: readable by the owner only. SQLite creates the WAL files with the same mode.
  closeSync(openSync(path, "a", 0o600));
  const sessions = connect(path, "FULL");
  const limits = connect(path, "NORMAL");
  const database = connect(path, "FULL");
  const cachingDatabase = { prepare: cacheStatements(database), close: () => database.close() };
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: cachingDatabase }) });
  const reads = threadedReads(path);
  return {
    db,
    reads,
    handles: { kind: "sqlite", sessions, limits },
    async close() {
      await reads.destroy();
      await db.destroy();
      sessions.close();
      limits.close();
    },
  };
}

function connect(path: string, synchronous: "FULL" | "NORMAL"): Database.Database {
  const handle = new Database(path, { timeout: 10_000 });
  handle.pragma("journal_mode = WAL");
  handle.pragma(`synchronous = ${synchronous}`);
  handle.pragma("foreign_keys = ON");
  return handle;
}
