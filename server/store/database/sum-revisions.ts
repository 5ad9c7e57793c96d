import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** More rows than this for one audience are replaced by a row with their sum. */
export const maxUnsummedRows = 100;

/** Replaces the rows of each audience by one with their sum. The sum stays the same, also under concurrent calls. */
export async function sumRevisions(db: Kysely<Tables>): Promise<void> {
  const statement = sql`with gone as (delete from "dataRevision" returning audience, changes)
    insert into "dataRevision" select audience, cast(sum(changes) as bigint) from gone group by audience`;
  await db
    .transaction()
    .setIsolationLevel("read committed")
    .execute((trx) => statement.execute(trx));
}
