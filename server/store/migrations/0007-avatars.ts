import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Creates the reference from an account to its avatar, which permits downloading its bytes until it is replaced. */
export async function up(db: Kysely<unknown>, _dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("avatars")
    .addColumn("userId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("avatars_digest").on("avatars").column("digest").execute();
}
