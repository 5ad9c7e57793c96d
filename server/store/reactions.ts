import type { Kysely } from "kysely";
import type { CommunityCounts, ReactionRecord } from "../domain/records.ts";
import type { Tables } from "./database/tables.ts";

/** Reactions, unique per account and target, with their counts. Call `add` and `delete` in a transaction. */
export function createReactionStore(db: Kysely<Tables>) {
  const getCount = async ({ kind, targetId }: Omit<ReactionRecord, "accountId">): Promise<number> => {
    const query = db.selectFrom("reactionCounts").select("count").where("kind", "=", kind);
    return (await query.where("targetId", "=", targetId).executeTakeFirst())?.count ?? 0;
  };

  return {
    /** Adds the reaction where it is absent; returns the target's count. */
    async add(reaction: ReactionRecord, createdAt: string): Promise<number> {
      const insert = db.insertInto("reactions").values({ ...reaction, createdAt });
      const { numInsertedOrUpdatedRows } = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return getCount(reaction);
      const { kind, targetId } = reaction;
      const row = await db
        .insertInto("reactionCounts")
        .values({ kind, targetId, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["targetId", "kind"])
            .doUpdateSet((eb) => ({ count: eb("reactionCounts.count", "+", 1) })),
        )
        .returning("count")
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Deletes the reaction where it is present; returns the target's count. */
    async delete(reaction: ReactionRecord): Promise<number> {
      const { kind, targetId, accountId } = reaction;
      const { numDeletedRows } = await db
        .deleteFrom("reactions")
        .where("kind", "=", kind)
        .where("targetId", "=", targetId)
        .where("accountId", "=", accountId)
        .executeTakeFirst();
      if (Number(numDeletedRows) === 0) return getCount(reaction);
      const row = await db
        .updateTable("reactionCounts")
        .set((eb) => ({ count: eb("count", "-", 1) }))
        .where("kind", "=", kind)
        .where("targetId", "=", targetId)
        .returning("count")
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Returns what the account reacted with to the target. */
    async findKinds(accountId: string, targetId: string): Promise<ReactionRecord["kind"][]> {
      const query = db.selectFrom("reactions").select("kind").where("accountId", "=", accountId);
      return (await query.where("targetId", "=", targetId).execute()).map(({ kind }) => kind);
    },

    /** Returns how many follow the user. */
    countFollowers: (userId: string): Promise<number> => getCount({ kind: "user_follow", targetId: userId }),

    async countByRepository(id: string): Promise<CommunityCounts> {
      const query = db.selectFrom("reactionCounts").select(["kind", "count"]).where("targetId", "=", id);
      const counts = new Map((await query.execute()).map(({ kind, count }) => [kind, count]));
      return {
        stars: counts.get("star") ?? 0,
        requests: counts.get("request") ?? 0,
        followers: counts.get("repository_follow") ?? 0,
      };
    },
  };
}
