import type { Kysely } from "kysely";

/** Adds when and why a repository was withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["withdrawnAt", "withdrawalReason"])
    await db.schema.alterTable("repositories").addColumn(column, "text").execute();
}
