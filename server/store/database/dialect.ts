import {
  type ColumnDataType,
  type Kysely,
  PostgresAdapter,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from "kysely";
import { byteOrderedText } from "./byte-ordered-text.ts";
import { createPostgresRepositoryTriggers, createSqliteRepositoryTriggers } from "./repository-triggers.ts";
import { retryOnConflict } from "./retry-on-conflict.ts";
import {
  createPostgresRevisionTriggers,
  createSqliteRevisionTriggers,
  type RepositoryLink,
} from "./revision-triggers.ts";

/** The differences between SQLite and PostgreSQL. Queries are written once for both. */
export interface DatabaseDialect {
  name: "sqlite" | "postgres";
  boolean: ColumnDataType;
  /** The column type of better-auth's timestamps; our own tables store ISO 8601 text, which sorts alike on both. */
  timestamp: ColumnDataType;
  /** Returns the instance that migrations run on, whose text columns compare by bytes. */
  forMigrations(db: Kysely<unknown>): Kysely<unknown>;
  /** Creates triggers that refuse UPDATE and DELETE on a table. */
  makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void>;
  /** Creates triggers that increment the data revision with every change of a table, in the same transaction. */
  createRevisionTriggers(db: Kysely<unknown>, table: string, link: RepositoryLink): Promise<void>;
  /** The same for the revision of the repository that a row belongs to. */
  createRepositoryTriggers(db: Kysely<unknown>, table: string, link: RepositoryLink): Promise<void>;
  /** Runs `work` in a serializable transaction. On PostgreSQL `work` may run more than once. */
  transaction<DB, T>(db: Kysely<DB>, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Locks the selected rows for the enclosing update and skips rows that another transaction has locked. */
  skipLocked<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
}

/** Returns the dialect of a database or transaction. */
export function dialectOf(db: Pick<Kysely<never>, "getExecutor">): DatabaseDialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
}

const sqlite: DatabaseDialect = {
  name: "sqlite",
  boolean: "integer",
  timestamp: "date",
  forMigrations: (db) => db,
  async makeAppendOnly(db, table) {
    for (const action of ["update", "delete"]) {
      await sql`create trigger ${sql.id(`${table}_refuse_${action}`)} before ${sql.raw(action)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
    }
  },
  createRevisionTriggers: createSqliteRevisionTriggers,
  createRepositoryTriggers: createSqliteRepositoryTriggers,
  transaction: (db, work) => db.transaction().execute(work),
  // SQLite has one writer at a time.
  skipLocked: (query) => query,
};

const postgres: DatabaseDialect = {
  name: "postgres",
  boolean: "boolean",
  timestamp: "timestamptz",
  forMigrations: (db) => db.withPlugin(byteOrderedText),
  async makeAppendOnly(db, table) {
    await sql`create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
    await sql`create trigger ${sql.id(`${table}_refuse_change`)} before update or delete or truncate
      on ${sql.table(table)} for each statement execute function refuse_change()`.execute(db);
  },
  createRevisionTriggers: createPostgresRevisionTriggers,
  createRepositoryTriggers: createPostgresRepositoryTriggers,
  transaction: (db, work) =>
    retryOnConflict(() => db.transaction().setIsolationLevel("serializable").execute(work)),
  skipLocked: (query) => query.forUpdate().skipLocked(),
};
