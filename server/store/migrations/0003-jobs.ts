import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Creates durable jobs with their hash-chained events, monthly quotas and rate limits. */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("stage", "text", (c) => c.notNull())
    .addColumn("priority", "integer", (c) => c.notNull())
    .addColumn("requestedByType", "text", (c) => c.notNull())
    .addColumn("requestedById", "text", (c) => c.notNull())
    .addColumn("attemptCount", "integer", (c) => c.notNull())
    .addColumn("maxAttempts", "integer", (c) => c.notNull())
    .addColumn("availableAt", "text", (c) => c.notNull())
    .addColumn("leaseToken", "integer", (c) => c.notNull())
    .addColumn("leaseExpiresAt", "text")
    .addColumn("result", "text")
    .addColumn("lastError", "text")
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .addColumn("startedAt", "text")
    .addColumn("finishedAt", "text")
    .execute();
  await db.schema.createIndex("jobs_claim").on("jobs").columns(["state", "availableAt"]).execute();
  await db.schema
    .createIndex("jobs_repository")
    .on("jobs")
    .columns(["repositoryId", "purpose", "createdAt"])
    .execute();
  await db.schema
    .createTable("jobEvents")
    .addColumn("jobId", "text", (c) => c.notNull().references("jobs.id"))
    .addColumn("sequence", "integer", (c) => c.notNull())
    .addColumn("eventType", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("stage", "text", (c) => c.notNull())
    .addColumn("payload", "text", (c) => c.notNull())
    .addColumn("recordedAt", "text", (c) => c.notNull())
    .addColumn("previousEventDigest", "text")
    .addColumn("eventDigest", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("jobEvents_pk", ["jobId", "sequence"])
    .execute();
  await dialect.makeAppendOnly(db, "jobEvents");
  await db.schema
    .createTable("quotas")
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("month", "text", (c) => c.notNull())
    .addColumn("used", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("quotas_pk", ["account", "month"])
    .execute();
  // The columns that rate-limiter-flexible expects.
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
