import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Every public key that ever signed: what a retired one signed stays verifiable. */
export async function up(db: Kysely<unknown>, seam: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("signingKeys")
    .addColumn("keyId", "text", (c) => c.primaryKey())
    .addColumn("publicKeyPem", "text", (c) => c.notNull())
    .addColumn("registeredAt", "text", (c) => c.notNull())
    .execute();
  await seam.makeAppendOnly(db, "signingKeys");
}
