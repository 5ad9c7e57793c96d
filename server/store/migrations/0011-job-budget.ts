import type { Kysely } from "kysely";

/** Records the budget that a blocked job waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("requiredBudgetSeconds", "integer").execute();
}
