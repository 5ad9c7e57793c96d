import type { CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Runs a short read that was compiled once (compile-once.ts). It sees what any process committed before, and nothing of
 * a transaction that is open. Where the database is embedded, its rows are there at once.
 */
export type CommittedReads = <R>(query: CompiledQuery<R>) => R[] | Promise<R[]>;

/** The same by a database or a transaction, which sees what it has written itself. */
export function readsOf(db: Kysely<Tables>): CommittedReads {
  return async (query) => (await db.executeQuery(query)).rows;
}

/** Uses what was read, at once where it is there already: a promise costs more than a short read. */
export function whenRead<R, T>(read: R | Promise<R>, use: (read: R) => T): T | Promise<T> {
  return read instanceof Promise ? read.then(use) : use(read);
}
