import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { Kysely } from "kysely";
import type { Pool } from "pg";
import { ImmediateSqliteDialect } from "./immediate-sqlite.ts";
import { keepStatements } from "./keep-statements.ts";
import type { ServerPresence } from "./server-presence.ts";
import type { Tables } from "./tables.ts";
import { threadedReads } from "./threaded-reads.ts";

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** The same for reads that may take long: no other request waits for them. It sees what is committed. */
  reads: Kysely<Tables>;
  handles: DatabaseHandles;
  /** As `announcePresence`, at a database that other machines use too. An embedded one is used by its folder's processes. */
  announce?: ((whenAlone: () => Promise<void>) => Promise<ServerPresence>) | undefined;
  /** Runs work under one name one after the other, across all processes of a server's database. */
  inTurn?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined;
  close(): Promise<void>;
}

/** For the parts that write SQL of their own, beside Kysely: sessions, keys and limits. */
export type DatabaseHandles =
  | {
      kind: "sqlite";
      /** Its own handle on the same file for sessions: none of its statements can join a transaction of ours. */
      sessions: Database.Database;
      /** Its own handle for limits, which need not outlive a power cut. */
      limits: Database.Database;
    }
  | { kind: "postgres"; pool: Pool };

/** The PostgreSQL database of `url`, whose client is loaded for it alone, or the embedded one at `path`. */
export async function openDatabase(
  { url, path }: { url: string | null; path: string },
  warn: (error: unknown) => void,
): Promise<OpenDatabase> {
  if (url === null) return openSqlite(path);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(url, warn);
}

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
  const kept = { prepare: keepStatements(database), close: () => database.close() };
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
