import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** What is known of a person across tables. Call `delete` in a transaction with what it depends on. */
export function createAccountStore(db: Kysely<Tables>) {
  /** The organizations that the user alone belongs to. */
  const ownAlone = (userId: string) =>
    db
      .selectFrom("member")
      .select("organizationId")
      .groupBy("organizationId")
      .having((eb) => eb.fn.countAll(), "=", 1)
      .having((eb) => eb.fn.max("userId"), "=", userId);

  return {
    /** Returns the names of organizations with members of which this user is the only owner. */
    async listLastOwned(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom("organization")
        .innerJoin("member", "member.organizationId", "organization.id")
        .select("organization.slug")
        .where("organization.id", "not in", ownAlone(userId))
        .where("member.role", "=", "owner")
        .groupBy(["organization.id", "organization.slug"])
        .having((eb) => eb.fn.countAll(), "=", 1)
        .having((eb) => eb.fn.max("member.userId"), "=", userId)
        .orderBy("organization.slug")
        .execute();
      return rows.map(({ slug }) => slug);
    },

    /**
     * Deletes a user with everything of theirs but repositories, and the organizations that nobody else belongs to. Names
     * with repositories stay claimed: their next owner could read what is private.
     */
    async delete(userId: string): Promise<void> {
      const organizations = await db
        .deleteFrom("organization")
        .where("id", "in", ownAlone(userId))
        .returning("slug")
        .execute();
      await deleteReactions(db, userId);
      // Sessions, passwords, keys, memberships, invitations and the picture go with it.
      const users = await db.deleteFrom("user").where("id", "=", userId).returning("username").execute();
      await db.deleteFrom("quotas").where("account", "=", userId).execute();
      await db.deleteFrom("idempotencyKeys").where("accountId", "=", userId).execute();
      const names = [...organizations.map(({ slug }) => slug), ...users.map(({ username }) => username)];
      await db
        .deleteFrom("namespaces")
        .where(
          "slug",
          "in",
          names.filter((name) => name !== null),
        )
        .where("slug", "not in", ({ selectFrom }) => selectFrom("repositories").select("owner"))
        .execute();
    },
  };
}

/** Deletes what the user reacted with, and who followed the user. */
async function deleteReactions(db: Kysely<Tables>, userId: string): Promise<void> {
  await db
    .updateTable("reactionCounts")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("reactions")
          .select("reactions.kind")
          .whereRef("reactions.kind", "=", "reactionCounts.kind")
          .whereRef("reactions.targetId", "=", "reactionCounts.targetId")
          .where("reactions.accountId", "=", userId),
      ),
    )
    .execute();
  await db.deleteFrom("reactions").where("accountId", "=", userId).execute();
  for (const table of ["reactions", "reactionCounts"] as const)
    await db.deleteFrom(table).where("targetId", "=", userId).where("kind", "=", "user_follow").execute();
}
