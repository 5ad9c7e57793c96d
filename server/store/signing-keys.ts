import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** The public keys of this service, current and retired. */
export function createSigningKeyStore(db: Kysely<Tables>) {
  return {
    /** Registers a key before its first signature. Idempotent. */
    async register(key: Tables["signingKeys"]): Promise<void> {
      await db
        .insertInto("signingKeys")
        .values(key)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Returns every key as SPKI PEM, newest first. */
    async list(): Promise<string[]> {
      const rows = await db.selectFrom("signingKeys").selectAll().orderBy("registeredAt", "desc").execute();
      return rows.map(({ publicKeyPem }) => publicKeyPem);
    },
  };
}
