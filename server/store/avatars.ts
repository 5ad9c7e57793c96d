import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** The avatar of each account, at most one. */
export function createAvatarStore(db: Kysely<Tables>) {
  return {
    /** Inserts or replaces the account's avatar. */
    async save(userId: string, digest: string, createdAt: string): Promise<void> {
      await db
        .insertInto("avatars")
        .values({ userId, digest, createdAt })
        .onConflict((c) => c.column("userId").doUpdateSet({ digest, createdAt }))
        .execute();
    },
  };
}
