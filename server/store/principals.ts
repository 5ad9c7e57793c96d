import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Who owns which namespace. Users and organizations share one set of slugs. */
export function createPrincipalStore(db: Kysely<Tables>) {
  return {
    /** The user's name and every namespace it may read in and submit to, its own first. */
    async ofUser(userId: string): Promise<{ username: string; namespaces: string[] } | null> {
      const user = await db.selectFrom("user").select("username").where("id", "=", userId).executeTakeFirst();
      if (!user?.username) return null;
      const organizations = await db
        .selectFrom("member")
        .innerJoin("organization", "organization.id", "member.organizationId")
        .select("organization.slug")
        .where("member.userId", "=", userId)
        .execute();
      return {
        username: user.username,
        namespaces: [user.username, ...organizations.map((row) => row.slug)],
      };
    },

    /** The id of the user of this name; null where there is none, as for an organization's name. */
    async userOf(username: string): Promise<string | null> {
      const query = db.selectFrom("user").select("id").where("username", "=", username);
      return (await query.executeTakeFirst())?.id ?? null;
    },

    /** Claims a slug for a user or an organization; false when it is taken by either. */
    async claimNamespace(slug: string, kind: "user" | "organization", createdAt: string): Promise<boolean> {
      const insert = db.insertInto("namespaces").values({ slug, kind, createdAt });
      const result = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
    },

    async releaseNamespace(slug: string): Promise<void> {
      await db.deleteFrom("namespaces").where("slug", "=", slug).execute();
    },
  };
}
