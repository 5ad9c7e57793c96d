import { type Kysely, sql } from "kysely";

/** Indexes the unfinished jobs of an account, which `leaseNext` counts for every due job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("jobs_unfinished")
    .on("jobs")
    .columns(["requestedById", "leaseExpiresAt"])
    .where(sql.ref("finishedAt"), "is", null)
    .execute();
}
