import type { Kysely } from "kysely";

/** Renames `marks` to `reactions`, the term of every other layer; `marks` also named a column of the search index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("marks").renameTo("reactions").execute();
  await db.schema.alterTable("markCounts").renameTo("reactionCounts").execute();
}
