import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** The public keys of this service, the one in use and those before it. */
export function createSigningKeyStore(db: Kysely<Tables>) {
  return {
    /** Registers a key once, before it signs anything. */
    async register(key: Tables["signingKeys"]): Promise<void> {
      await db
        .insertInto("signingKeys")
        .values(key)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Every key, as SPKI PEM, the newest first. */
    async all(): Promise<string[]> {
      const rows = await db.selectFrom("signingKeys").selectAll().orderBy("registeredAt", "desc").execute();
      return rows.map(({ publicKeyPem }) => publicKeyPem);
    },
  };
}
