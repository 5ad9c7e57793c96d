import type Database from "better-sqlite3";
import type { Dialect, Kysely } from "kysely";
import type { Pool } from "pg";
import type { CommittedReads } from "./committed-reads.ts";
import type { PublicRevision } from "./public-revision.ts";
import type { RecentChanges } from "./recent-changes.ts";
import type { ServerProcessLock } from "./server-process-lock.ts";
import type { Tables } from "./tables.ts";

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** For reads that may take long, which block no other request. Sees committed data only. */
  reads: Kysely<Tables>;
  handles: DatabaseHandles;
  committedReads: CommittedReads;
  publicRevision: PublicRevision;
  /** Of an embedded database: where several transactions commit at once, none is the last. */
  recentChanges?: RecentChanges | undefined;
  /**
   * As `acquireProcessLock` in process-lock.ts, for a database that several machines use. Absent for an embedded one.
   */
  acquireProcessLock?: ((whenAlone: () => Promise<void>) => Promise<ServerProcessLock>) | undefined;
  /** Runs `work` under a named mutex that all processes using the database share. Absent for an embedded database. */
  withLock?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined;
  close(): Promise<void>;
}

/** Connections for the libraries that execute SQL without Kysely: sessions, API keys and rate limits. */
type DatabaseHandles =
  | {
      kind: "sqlite";
      /** A separate handle on the same file for sessions: its statements cannot join a transaction of ours. */
      sessions: Database.Database;
      sessionsDialect: Dialect;
      /** A separate handle for rate limits, which need not survive a power failure. */
      limits: { prepare(sql: string): Database.Statement };
      /** For statements on these handles, which fail at once where another connection holds the lock. */
      retryWhileLocked: <T>(work: () => T | Promise<T>) => Promise<T>;
    }
  | { kind: "postgres"; pool: Pool };
