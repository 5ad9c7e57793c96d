import type { Kysely } from "kysely";
import { dialectOf } from "./dialect.ts";
import type { Tables } from "./tables.ts";

/** Runs `work` in the open transaction, or in a new one if there is none. */
export function inTransaction<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : dialectOf(db).transaction(db, work);
}
