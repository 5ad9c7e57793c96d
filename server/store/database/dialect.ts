import {
  type ColumnDataType,
  type Kysely,
  PostgresAdapter,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from "kysely";
import { byteOrderedText } from "./byte-ordered-text.ts";
import { retryOnConflict } from "./retry-on-conflict.ts";
import {
  createPostgresRevisionTriggers,
  createSqliteRevisionTriggers,
  type RepositoryLink,
} from "./revision-triggers.ts";

/** What differs between the databases, named once. Queries themselves are written once for both. */
export interface DatabaseDialect {
  name: "sqlite" | "postgres";
  boolean: ColumnDataType;
  /** A moment as better-auth writes it; our own tables keep ISO 8601 text, which sorts alike on both. */
  moment: ColumnDataType;
  /** What migrations run on, whose text columns compare by bytes. */
  forMigrations(db: Kysely<unknown>): Kysely<unknown>;
  /** Makes the database itself refuse UPDATE and DELETE on a table. */
  makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void>;
  /** Makes the database itself move the data revision with every change of a table, in the same transaction. */
  createRevisionTriggers(db: Kysely<unknown>, table: string, link: RepositoryLink): Promise<void>;
  /** One unit that nothing else is seen in the middle of. On PostgreSQL `work` may run more than once. */
  transaction<DB, T>(db: Kysely<DB>, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Locks the rows that are read for the update around them, and passes over those that another one has. */
  skipLocked<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
}

/** The seam of an open database, or of a transaction on it. */
export function dialectOf(db: Pick<Kysely<never>, "getExecutor">): DatabaseDialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
}

export const sqlite: DatabaseDialect = {
  name: "sqlite",
  boolean: "integer",
  moment: "date",
  forMigrations: (db) => db,
  async makeAppendOnly(db, table) {
    for (const action of ["update", "delete"]) {
      await sql`create trigger ${sql.id(`${table}_refuse_${action}`)} before ${sql.raw(action)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
    }
  },
  createRevisionTriggers: createSqliteRevisionTriggers,
  transaction: (db, work) => db.transaction().execute(work),
  // There is one writer at a time.
  skipLocked: (query) => query,
};

export const postgres: DatabaseDialect = {
  name: "postgres",
  boolean: "boolean",
  moment: "timestamptz",
  forMigrations: (db) => db.withPlugin(byteOrderedText),
  async makeAppendOnly(db, table) {
    await sql`create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
    await sql`create trigger ${sql.id(`${table}_refuse_change`)} before update or delete or truncate
      on ${sql.table(table)} for each statement execute function refuse_change()`.execute(db);
  },
  createRevisionTriggers: createPostgresRevisionTriggers,
  transaction: (db, work) =>
    retryOnConflict(() => db.transaction().setIsolationLevel("serializable").execute(work)),
  skipLocked: (query) => query.forUpdate().skipLocked(),
};
