import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Rows after which they are added up. */
const many = 100;

/**
 * The revision of all that the Agent API shows: a number that every transaction moves that changes any of it, at the
 * moment it is committed. Triggers do so: no writer can forget it.
 *
 * SQLite has one writer and adds to one row. On PostgreSQL writers would wait for each other at such a row, or end each
 * other as they are serializable: each transaction adds a row of its own, and the revision is their sum.
 */
export function createDataRevisionStore(db: Kysely<Tables>) {
  return {
    /** Read before what it is the revision of: then what is read is as new as it, or newer, and never older. */
    async read(): Promise<number> {
      const { revision, rows } = await db
        .selectFrom("dataRevision")
        .select((eb) => [
          sql<number>`cast(sum(changes) as bigint)`.as("revision"),
          eb.fn.countAll<number>().as("rows"),
        ])
        .executeTakeFirstOrThrow();
      if (rows > many && !db.isTransaction) await addUp(db);
      return revision;
    },
  };
}

/** Leaves one row with the sum, which no reader sees change. Of two at once, the second finds what the first left. */
async function addUp(db: Kysely<Tables>): Promise<void> {
  const statement = sql`with gone as (delete from "dataRevision" returning changes)
    insert into "dataRevision" select cast(coalesce(sum(changes), 0) as bigint) from gone`;
  await db
    .transaction()
    .setIsolationLevel("read committed")
    .execute((trx) => statement.execute(trx));
}
