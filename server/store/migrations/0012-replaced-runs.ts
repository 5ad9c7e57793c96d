import type { Kysely } from "kysely";

/**
 * Records which Run took the place of an interrupted one. Without a foreign key: the interrupted Run is updated before
 * its replacement is inserted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("runs").addColumn("replacedBy", "text").execute();
}
