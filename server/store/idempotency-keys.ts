import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

type IdempotencyClaim = Omit<Tables["idempotencyKeys"], "answer">;
/** Nobody else's request, and none of another operation, is answered by a key. */
type IdempotencyKey = Pick<IdempotencyClaim, "accountId" | "operation" | "key">;

interface ClaimRules {
  now: string;
  /** Whether an attempt may begin at all; else one that could is told to come back. */
  mayBegin: boolean;
  /** Whether an attempt that ended without an answer left nothing, so that the request may be done again. */
  mayRepeat: boolean;
  /** The most keys that are kept for one account at once. */
  limit: number;
}

type ClaimResult =
  | { state: "begun" | "other_request" | "under_way" | "interrupted" | "too_many" }
  | { state: "answered"; answer: string };

/** The answers that are kept for an `Idempotency-Key` (docs/rules/idempotency.md). */
export function createIdempotencyStore(db: Kysely<Tables>) {
  const rows = ({ accountId, operation, key }: IdempotencyKey) =>
    db
      .selectFrom("idempotencyKeys")
      .where("accountId", "=", accountId)
      .where("operation", "=", operation)
      .where("key", "=", key);
  const ownRow = ({ accountId, operation, key, token }: IdempotencyClaim) => ({
    accountId,
    operation,
    key,
    token,
  });

  return {
    /** Whether a request with this key was answered or is under way. */
    async isUsed(id: IdempotencyKey, now: string): Promise<boolean> {
      const query = rows(id)
        .select("key")
        .where("expiresAt", ">", now)
        .where((eb) => eb.or([eb("answer", "is not", null), eb("leasedUntil", ">", now)]));
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** Begins an attempt, or returns why not. Call it in a transaction of its own. */
    async claim(
      claim: IdempotencyClaim,
      { now, mayBegin, mayRepeat, limit }: ClaimRules,
    ): Promise<ClaimResult> {
      const found = await rows(claim).selectAll().executeTakeFirst();
      if (found && found.expiresAt > now) {
        if (found.fingerprint !== claim.fingerprint) return { state: "other_request" };
        if (found.answer !== null) return { state: "answered", answer: found.answer };
        if (found.leasedUntil > now) return { state: "under_way" };
        if (!mayRepeat) return { state: "interrupted" };
      }
      if (!mayBegin) return { state: "under_way" };
      if (!found && (await countUpTo(limit, claim.accountId)) >= limit) return { state: "too_many" };
      const row = { ...claim, answer: null };
      await db
        .insertInto("idempotencyKeys")
        .values(row)
        .onConflict((conflict) => conflict.columns(["accountId", "operation", "key"]).doUpdateSet(row))
        .execute();
      return { state: "begun" };
    },

    async renew(claim: IdempotencyClaim, leasedUntil: string): Promise<void> {
      await db
        .updateTable("idempotencyKeys")
        .set({ leasedUntil })
        .where((eb) => eb.and(ownRow(claim)))
        .execute();
    },

    /** Keeps the answer; returns false where another attempt has taken over. */
    async keep(claim: IdempotencyClaim, answer: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("idempotencyKeys")
        .set({ answer })
        .where((eb) => eb.and(ownRow(claim)))
        .where("answer", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Frees the key of an attempt that left nothing. */
    async release(claim: IdempotencyClaim): Promise<void> {
      await db
        .deleteFrom("idempotencyKeys")
        .where((eb) => eb.and(ownRow(claim)))
        .where("answer", "is", null)
        .execute();
    },

    /** Ends all attempts. For a start where no other process works on any. */
    async endLeases(now: string): Promise<void> {
      await db
        .updateTable("idempotencyKeys")
        .set({ leasedUntil: now })
        .where("answer", "is", null)
        .where("leasedUntil", ">", now)
        .execute();
    },

    async deleteExpired(now: string): Promise<void> {
      await db.deleteFrom("idempotencyKeys").where("expiresAt", "<=", now).execute();
    },
  };

  async function countUpTo(limit: number, accountId: string): Promise<number> {
    const some = db
      .selectFrom("idempotencyKeys")
      .select("key")
      .where("accountId", "=", accountId)
      .limit(limit)
      .as("some");
    const { count } = await db
      .selectFrom(some)
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
