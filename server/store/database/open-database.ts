import type Database from "better-sqlite3";
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { ServerProcessLock } from "./server-process-lock.ts";
import type { Tables } from "./tables.ts";

export interface OpenDatabase {
  db: Kysely<Tables>;
  /** The same for reads that may take long: no other request waits for them. It sees what is committed. */
  reads: Kysely<Tables>;
  handles: DatabaseHandles;
  /** As `acquireProcessLock`, at a database that other machines use too. An embedded one is used by its folder's processes. */
  acquireProcessLock?: ((whenAlone: () => Promise<void>) => Promise<ServerProcessLock>) | undefined;
  /** Runs work under one name one after the other, across all processes of a server's database. */
  withLock?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined;
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
