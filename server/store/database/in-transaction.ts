import type { Kysely } from "kysely";
import { dialectOf } from "./dialect.ts";
import type { Tables } from "./tables.ts";

/** Several statements as one unit: within the transaction that is open, else in one of their own. */
export function inTransaction<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : dialectOf(db).transaction(db, work);
}
