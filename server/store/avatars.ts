import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** The pictures of accounts, one each. */
export function createAvatarStore(db: Kysely<Tables>) {
  return {
    /** Makes this the account's picture in place of the one that it had. */
    async set(userId: string, digest: string, createdAt: string): Promise<void> {
      await db
        .insertInto("avatars")
        .values({ userId, digest, createdAt })
        .onConflict((c) => c.column("userId").doUpdateSet({ digest, createdAt }))
        .execute();
    },
  };
}
