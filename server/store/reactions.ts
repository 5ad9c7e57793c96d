import type { CompiledQuery, Kysely } from "kysely";
import type { CommunityCounts, ReactionRecord } from "../domain/records.ts";
import { compileOnce } from "./database/compile-once.ts";
import { oncePerDatabase } from "./database/once-per-database.ts";
import type { Tables } from "./database/tables.ts";

/** Reactions, unique per account and target, with their counts. Call `add` and `delete` in a transaction. */
export function createReactionStore(db: Kysely<Tables>) {
  const queries = queriesOf(db);
  const getCount = async ({ kind, targetId }: Target): Promise<number> => {
    const { rows } = await db.executeQuery(queries.count({ kind, targetId }));
    return rows[0]?.count ?? 0;
  };
  /** Returns whether the statement changed a row. */
  const changes = async (query: CompiledQuery<unknown>) =>
    Number((await db.executeQuery(query)).numAffectedRows ?? 0) > 0;
  const counted = async (query: CompiledQuery<Count>) => (await db.executeQuery(query)).rows[0]!.count;

  return {
    /** Adds the reaction where it is absent; returns the target's count. */
    async add(reaction: ReactionRecord, createdAt: string): Promise<number> {
      const isNew = await changes(queries.insert({ ...reaction, createdAt }));
      return isNew ? counted(queries.countMore(reaction)) : getCount(reaction);
    },

    /** Deletes the reaction where it is present; returns the target's count. */
    async delete(reaction: ReactionRecord): Promise<number> {
      const wasThere = await changes(queries.delete(reaction));
      return wasThere ? counted(queries.countLess(reaction)) : getCount(reaction);
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

type Target = Omit<ReactionRecord, "accountId">;

interface Count {
  count: number;
}

const always = () => "";

/** Readers react more often than they write anything else. */
const queriesOf = oncePerDatabase((db) => ({
  count: compileOnce<Target, Count>(always, (value) =>
    db
      .selectFrom("reactionCounts")
      .select("count")
      .where("kind", "=", value("kind"))
      .where("targetId", "=", value("targetId")),
  ),
  insert: compileOnce<ReactionRecord & { createdAt: string }, unknown>(always, (value) =>
    db
      .insertInto("reactions")
      .values({
        ...{ kind: value("kind"), targetId: value("targetId") },
        ...{ accountId: value("accountId"), createdAt: value("createdAt") },
      })
      .onConflict((conflict) => conflict.doNothing()),
  ),
  countMore: compileOnce<Target, Count>(always, (value) =>
    db
      .insertInto("reactionCounts")
      .values({ kind: value("kind"), targetId: value("targetId"), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["targetId", "kind"])
          .doUpdateSet((eb) => ({ count: eb("reactionCounts.count", "+", 1) })),
      )
      .returning("count"),
  ),
  delete: compileOnce<ReactionRecord, unknown>(always, (value) =>
    db
      .deleteFrom("reactions")
      .where("kind", "=", value("kind"))
      .where("targetId", "=", value("targetId"))
      .where("accountId", "=", value("accountId")),
  ),
  countLess: compileOnce<Target, Count>(always, (value) =>
    db
      .updateTable("reactionCounts")
      .set((eb) => ({ count: eb("count", "-", 1) }))
      .where("kind", "=", value("kind"))
      .where("targetId", "=", value("targetId"))
      .returning("count"),
  ),
}));
