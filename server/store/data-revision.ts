import { type Kysely, sql } from "kysely";
import type { Tables } from "./database/tables.ts";

/** Rows after which they are added up. */
const many = 100;

/** How many changes each audience could see that somebody is part of: everybody, `""`, and namespaces. */
export type DataRevision = readonly { audience: string; changes: number }[];

/**
 * The revision of what the Agent API shows somebody: every transaction moves it that changes any of that, at the moment
 * it is committed. Triggers do so: no writer can forget it. What somebody may not read moves nothing of theirs, so that
 * it tells nobody of a private repository.
 *
 * On SQLite an audience has a row; on PostgreSQL many, whose sum counts (count-changes.ts).
 */
export function createDataRevisionStore(db: Kysely<Tables>) {
  return {
    /**
     * For whoever may read the private records of these namespaces. Read before what it is the revision of: then that is
     * as new as it, or newer, and never older.
     */
    async read(readableNamespaces: string[]): Promise<DataRevision> {
      const audiences = await db
        .selectFrom("dataRevision")
        .select((eb) => [
          "audience",
          sql<number>`cast(sum(changes) as bigint)`.as("changes"),
          eb.fn.countAll<number>().as("rows"),
        ])
        .where("audience", "in", ["", ...readableNamespaces])
        .groupBy("audience")
        .orderBy("audience")
        .execute();
      if (audiences.some(({ rows }) => rows > many) && !db.isTransaction) await addUp(db);
      return audiences.map(({ audience, changes }) => ({ audience, changes }));
    },
  };
}

/** Leaves a row with the sum for each audience, which no reader sees change. Of two at once, the second finds these. */
async function addUp(db: Kysely<Tables>): Promise<void> {
  const statement = sql`with gone as (delete from "dataRevision" returning audience, changes)
    insert into "dataRevision" select audience, cast(sum(changes) as bigint) from gone group by audience`;
  await db
    .transaction()
    .setIsolationLevel("read committed")
    .execute((trx) => statement.execute(trx));
}
