import type { Kysely } from "kysely";
import { dialectOf } from "../database/dialect.ts";
import { postgresIndex } from "./postgres-index.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";

/** The full-text index of an open database, or of a transaction on it. */
export function searchIndexOf(db: Pick<Kysely<never>, "getExecutor">): SearchIndex {
  return dialectOf(db).name === "postgres" ? postgresIndex : sqliteIndex;
}
