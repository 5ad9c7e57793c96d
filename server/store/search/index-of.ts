import type { Kysely } from "kysely";
import { dialectOf } from "../database/dialect.ts";
import { postgresIndex } from "./postgres-index.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";

/** Returns the full-text index of a database or transaction. */
export function searchIndexOf(db: Pick<Kysely<never>, "getExecutor">): SearchIndex {
  return dialectOf(db).name === "postgres" ? postgresIndex : sqliteIndex;
}
