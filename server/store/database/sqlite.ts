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
 * Opens the embedded database. What was acknowledged survives `kill -9` and, but for limits, a power cut.
 *
 * A handle that waits for a lock holds up the event loop. So no handle may keep a write lock while anything but the
 * database is awaited: the one that waits would hold up the very code that is to let go.
 */
export function openSqlite(path: string): OpenDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // It holds sessions: its owner's alone, and what SQLite lays beside it takes its mode from it.
  closeSync(openSync(path, "a", 0o600));
  const sessions = connect(path, "FULL");
  const limits = connect(path, "NORMAL");
  const database = connect(path, "FULL");
  const kept = { prepare: cacheStatements(database), close: () => database.close() };
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: kept }) });
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
