import type { Kysely } from "kysely";

/** Indexes the Runs of an experiment's version, from whose durations the next one's is estimated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("runs_experiment_version")
    .on("runs")
    .columns(["experimentVersionId", "id"])
    .execute();
}
