import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** What an account used of its monthly submissions. Changed in the transaction that creates the repository. */
export function createQuotaStore(db: Kysely<Tables>) {
  return {
    async used(account: string, month: string): Promise<number> {
      const query = db
        .selectFrom("quotas")
        .select("used")
        .where("account", "=", account)
        .where("month", "=", month);
      return (await query.executeTakeFirst())?.used ?? 0;
    },

    /** Counts one more use and gives the new figure, or null, changing nothing, when `limit` is reached. */
    async use(account: string, month: string, limit: number): Promise<number | null> {
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
