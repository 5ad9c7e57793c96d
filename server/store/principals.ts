import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";

/** Who owns which namespace. Users and organizations share one set of slugs. */
export function createPrincipalStore(db: Kysely<Tables>) {
  async function removeHalfMade({ slug, before }: { slug?: string; before?: string }): Promise<void> {
    const claims = db
      .selectFrom("namespaces")
      .select("slug")
      // What somebody once submitted there stays theirs: whoever had the name next could read it.
      .where("slug", "not in", ({ selectFrom }) => selectFrom("repositories").select("owner"))
      .$if(slug !== undefined, (query) => query.where("slug", "=", slug!))
      .$if(before !== undefined, (query) => query.where("createdAt", "<", before!));
    await db
      .deleteFrom("user")
      .where("username", "in", claims)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("account").select("account.id").whereRef("account.userId", "=", "user.id"))),
      )
      .execute();
    await db
      .deleteFrom("organization")
      .where("slug", "in", claims)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("member")
              .select("member.id")
              .whereRef("member.organizationId", "=", "organization.id"),
          ),
        ),
      )
      .execute();
    await db
      .deleteFrom("namespaces")
      .where("slug", "in", claims)
      .where("slug", "not in", ({ selectFrom }) =>
        selectFrom("user")
          .select("username")
          .where("username", "is not", null)
          .$castTo<{ username: string }>(),
      )
      .where("slug", "not in", ({ selectFrom }) => selectFrom("organization").select("organization.slug"))
      .execute();
  }

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
    async reserveNamespace(slug: string, kind: "user" | "organization", createdAt: string): Promise<boolean> {
      const insert = db.insertInto("namespaces").values({ slug, kind, createdAt });
      const result = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
    },

    /** Undoes a claim whose user or organization did not come to be, with the half that may have been made of it. */
    async releaseNamespace(slug: string): Promise<void> {
      await removeHalfMade({ slug });
    },

    /**
     * Removes what a crash left half made before this moment: users without a password, organizations without a
     * member, and claims of a namespace that nobody has.
     */
    async removeHalfMade(before: string): Promise<void> {
      await removeHalfMade({ before });
    },

    async countKeys(userId: string): Promise<number> {
      const { count } = await db
        .selectFrom("apikey")
        .select((eb) => eb.fn.countAll<number | string>().as("count"))
        .where("referenceId", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
