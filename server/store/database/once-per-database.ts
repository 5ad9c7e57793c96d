import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Returns what `create` makes for a database, once for it and all of its transactions: each of those has stores of its
 * own, whose statements would be built once more.
 */
export function oncePerDatabase<T>(create: (db: Kysely<Tables>) => T): (db: Kysely<Tables>) => T {
  const made = new WeakMap<object, T>();
  return (db) => {
    // A transaction has the adapter of its database.
    const { adapter } = db.getExecutor();
    const known = made.get(adapter);
    if (known !== undefined) return known;
    const value = create(db);
    made.set(adapter, value);
    return value;
  };
}
