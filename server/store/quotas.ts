import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** Each account's number of submissions per month. Update it in the transaction that creates the repository. */
export function createQuotaStore(db: Kysely<Tables>) {
  return {
    async getUsed(account: string, month: string): Promise<number> {
      const query = db
        .selectFrom("quotas")
        .select("used")
        .where("account", "=", account)
        .where("month", "=", month);
      return (await query.executeTakeFirst())?.used ?? 0;
    },

    /** Increments the count and returns it; returns null and changes nothing where `limit` is reached. */
    async consume(account: string, month: string, limit: number): Promise<number | null> {
      if (limit < 1) return null;
      const row = await db
        .insertInto("quotas")
        .values({ account, month, used: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["account", "month"])
            .doUpdateSet((eb) => ({ used: eb("quotas.used", "+", 1) }))
            .where("quotas.used", "<", limit),
        )
        .returning("used")
        .executeTakeFirst();
      return row?.used ?? null;
    },
  };
}
