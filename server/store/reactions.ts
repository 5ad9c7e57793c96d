import type { Kysely } from "kysely";
import type { CommunityCounts, ReactionRecord } from "../domain/records.ts";
import type { Tables } from "./database/tables.ts";

/** Marks, each once for an account, with their counts. Change them in a transaction: a mark and its count are one. */
export function createReactionStore(db: Kysely<Tables>) {
  const count = async ({ kind, targetId }: ReactionRecord): Promise<number> => {
    const query = db.selectFrom("reactionCounts").select("count").where("kind", "=", kind);
    return (await query.where("targetId", "=", targetId).executeTakeFirst())?.count ?? 0;
  };

  return {
    /** Sets the mark where it is not set, and gives the count of the target. */
    async set(mark: ReactionRecord, createdAt: string): Promise<number> {
      const insert = db.insertInto("reactions").values({ ...mark, createdAt });
      const { numInsertedOrUpdatedRows } = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return count(mark);
      const { kind, targetId } = mark;
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

    /** Takes the mark back where it is set, and gives the count of the target. */
    async clear(mark: ReactionRecord): Promise<number> {
      const { kind, targetId, accountId } = mark;
      const { numDeletedRows } = await db
        .deleteFrom("reactions")
        .where("kind", "=", kind)
        .where("targetId", "=", targetId)
        .where("accountId", "=", accountId)
        .executeTakeFirst();
      if (Number(numDeletedRows) === 0) return count(mark);
      const row = await db
        .updateTable("reactionCounts")
        .set((eb) => ({ count: eb("count", "-", 1) }))
        .where("kind", "=", kind)
        .where("targetId", "=", targetId)
        .returning("count")
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async ofRepository(id: string): Promise<CommunityCounts> {
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
