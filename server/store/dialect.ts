import { type ColumnDataType, type Kysely, sql } from "kysely";

/** What differs between the databases, named once. Queries themselves are written once for both. */
export interface DialectSeam {
  name: "sqlite" | "postgres";
  boolean: ColumnDataType;
  /** A moment as better-auth writes it; our own tables keep ISO 8601 text, which sorts alike on both. */
  moment: ColumnDataType;
  /** Makes the database itself refuse UPDATE and DELETE on a table. */
  refuseChanges(db: Kysely<unknown>, table: string): Promise<void>;
}

export const sqlite: DialectSeam = {
  name: "sqlite",
  boolean: "integer",
  moment: "date",
  async refuseChanges(db, table) {
    for (const action of ["update", "delete"]) {
      await sql`create trigger ${sql.id(`${table}_refuse_${action}`)} before ${sql.raw(action)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
    }
  },
};

export const postgres: DialectSeam = {
  name: "postgres",
  boolean: "boolean",
  moment: "timestamptz",
  async refuseChanges(db, table) {
    await sql`create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
    await sql`create trigger ${sql.id(`${table}_refuse_change`)} before update or delete on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  },
};
