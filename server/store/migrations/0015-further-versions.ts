import type { Kysely } from "kysely";

/**
 * Lets a repository have further versions: what experiments and Claims were before a later version changed them, since
 * when one is no longer declared, and which versions of its Claims a Run is judged against. Adds what a job that looks
 * at the code again is asked for, and which failed job another one retries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["experiments", "claims"])
    await db.schema.alterTable(table).addColumn("retiredAt", "text").execute();
  await db.schema.alterTable("runs").addColumn("claimVersionIds", "text").execute();
  await db.schema.alterTable("jobs").addColumn("look", "text").execute();
  await db.schema.alterTable("jobs").addColumn("retryOf", "text").execute();
  // A failed job is retried once: of two requests at the same time one fails.
  await db.schema.createIndex("jobs_retry_of").unique().on("jobs").column("retryOf").execute();

  await db.schema
    .createTable("experimentVersions")
    .addColumn("experimentId", "text", (c) => c.notNull().references("experiments.id"))
    .addColumn("versionId", "text", (c) => c.notNull())
    .addColumn("record", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("experimentVersions_pk", ["experimentId", "versionId"])
    .execute();
  await db.schema
    .createTable("claimVersions")
    .addColumn("claimId", "text", (c) => c.notNull().references("claims.id"))
    .addColumn("versionId", "text", (c) => c.notNull())
    .addColumn("record", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("claimVersions_pk", ["claimId", "versionId"])
    .execute();
}
