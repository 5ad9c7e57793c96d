import type { Kysely } from "kysely";

/** Creates the table of the answers that are kept for an `Idempotency-Key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("idempotencyKeys")
    .addColumn("accountId", "text", (c) => c.notNull())
    .addColumn("operation", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("token", "text", (c) => c.notNull())
    .addColumn("leasedUntil", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("answer", "text")
    .addPrimaryKeyConstraint("idempotencyKeys_primary", ["accountId", "operation", "key"])
    .execute();
  await db.schema.createIndex("idempotencyKeys_expiry").on("idempotencyKeys").column("expiresAt").execute();
}
