import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Creates the register of public keys. It keeps retired keys, so that their signatures stay verifiable. */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("signingKeys")
    .addColumn("keyId", "text", (c) => c.primaryKey())
    .addColumn("publicKeyPem", "text", (c) => c.notNull())
    .addColumn("registeredAt", "text", (c) => c.notNull())
    .execute();
  await dialect.makeAppendOnly(db, "signingKeys");
}
