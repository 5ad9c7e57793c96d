import type { Kysely } from "kysely";

/** Stars, votes and follows are called reactions in every layer; `marks` also meant terms of the search index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("marks").renameTo("reactions").execute();
  await db.schema.alterTable("markCounts").renameTo("reactionCounts").execute();
}
