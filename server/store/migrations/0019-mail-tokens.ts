import { type Kysely, sql } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Creates the tokens that are mailed, by their digests: who reads the database cannot use them. */
export async function up(db: Kysely<unknown>, _dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("mailTokens")
    .addColumn("digest", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("purpose", "text", (c) => c.notNull().check(sql`purpose in ('reset', 'confirmation')`))
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("mailTokens_userId").on("mailTokens").column("userId").execute();
}
