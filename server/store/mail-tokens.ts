import type { Kysely } from "kysely";
import type { MailTokenRow, Tables } from "./database/tables.ts";

type Purpose = MailTokenRow["purpose"];

/** The tokens that are mailed. `now` is in ISO 8601. */
export function createMailTokenStore(db: Kysely<Tables>) {
  return {
    /** Adds a token, and removes what has expired. */
    async create(token: MailTokenRow, now: string): Promise<void> {
      await db.deleteFrom("mailTokens").where("expiresAt", "<=", now).execute();
      await db.insertInto("mailTokens").values(token).execute();
    },

    /** Returns whose valid token this is, or null. */
    async findUserId(digest: string, purpose: Purpose, now: string): Promise<string | null> {
      const query = db.selectFrom("mailTokens").select("userId").where("digest", "=", digest);
      const valid = query.where("purpose", "=", purpose).where("expiresAt", ">", now);
      return (await valid.executeTakeFirst())?.userId ?? null;
    },

    /** Ends the token, and all of its person with the same purpose; returns whose it was, null where it is not valid. */
    async consume(digest: string, purpose: Purpose, now: string): Promise<string | null> {
      const row = await db
        .deleteFrom("mailTokens")
        .where("digest", "=", digest)
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", now)
        .returning("userId")
        .executeTakeFirst();
      if (!row) return null;
      const others = db.deleteFrom("mailTokens").where("userId", "=", row.userId);
      await others.where("purpose", "=", purpose).execute();
      return row.userId;
    },
  };
}
