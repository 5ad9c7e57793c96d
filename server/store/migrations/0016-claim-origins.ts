import type { Kysely } from "kysely";

/** Records where a Claim was found; null for one of a manifest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("claims").addColumn("origin", "text").execute();
}
