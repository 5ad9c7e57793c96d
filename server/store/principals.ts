import type { Kysely } from "kysely";
import { type CommittedReads, readsOf } from "./database/committed-reads.ts";
import { compileOnce } from "./database/compile-once.ts";
import type { Tables } from "./database/tables.ts";

/** A person as the service writes to them. */
interface Contact {
  name: string;
  username: string;
  email: string;
  isConfirmed: boolean;
}

/** What everybody may know of a person or an organization. */
export interface Profile {
  /** `deleted`: repositories are all that is left of it. */
  kind: "user" | "organization" | "deleted";
  id: string;
  name: string;
  /** The address of the picture. */
  image: string | null;
}

/** Users, organizations and their namespaces. Users and organizations share one set of slugs. */
export function createPrincipalStore(db: Kysely<Tables>, read: CommittedReads = readsOf(db)) {
  const namesQuery = compileOnce<OfUser, { username: string | null; slug: string | null }>(
    () => "",
    (value) =>
      db
        .selectFrom("user")
        .leftJoin("member", "member.userId", "user.id")
        .leftJoin("organization", "organization.id", "member.organizationId")
        .select(["user.username", "organization.slug"])
        .where("user.id", "=", value("userId")),
  );

  async function deleteIncompleteAccounts({
    slug,
    before,
  }: {
    slug?: string;
    before?: string;
  }): Promise<void> {
    const claims = db
      .selectFrom("namespaces")
      .select("slug")
      // A namespace with repositories is never released: its next owner could read them.
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
    /**
     * Returns the username and every namespace that the user may read and submit to, its own first; null if unknown.
     */
    async findByUser(userId: string): Promise<{ username: string; namespaces: string[] } | null> {
      const rows = await read(namesQuery({ userId }));
      const username = rows[0]?.username;
      if (!username) return null;
      const organizations = rows.flatMap(({ slug }) => slug ?? []);
      return { username, namespaces: [username, ...organizations] };
    },

    /** Returns the id of the user with this name; null for an unknown name or an organization's. */
    async findUserId(username: string): Promise<string | null> {
      const query = db.selectFrom("user").select("id").where("username", "=", username);
      return (await query.executeTakeFirst())?.id ?? null;
    },

    /** Returns what everybody may know of a user; null for an unknown id. */
    async findPerson(userId: string): Promise<{ name: string; username: string | null } | null> {
      const query = db.selectFrom("user").select(["name", "username"]).where("id", "=", userId);
      return (await query.executeTakeFirst()) ?? null;
    },

    /** Returns the id of the user with this address, in lower case; null for an unknown one. */
    async findUserIdByEmail(email: string): Promise<string | null> {
      const query = db.selectFrom("user").select("id").where("email", "=", email);
      return (await query.executeTakeFirst())?.id ?? null;
    },

    /** Returns what concerns the user alone; null for an unknown id. */
    async findContact(userId: string): Promise<Contact | null> {
      const query = db.selectFrom("user").select(["name", "username", "email", "emailVerified"]);
      const row = await query.where("id", "=", userId).executeTakeFirst();
      if (!row) return null;
      const { emailVerified, username, ...contact } = row;
      return { ...contact, username: username ?? "", isConfirmed: Boolean(emailVerified) };
    },

    /** Returns who has this name; null for a name of nobody. */
    async findProfile(slug: string): Promise<Profile | null> {
      const row = await db
        .selectFrom("namespaces")
        .leftJoin("user", "user.username", "namespaces.slug")
        .leftJoin("organization", "organization.slug", "namespaces.slug")
        .select(["user.id as userId", "user.name", "user.image"])
        .select(["organization.id as organizationId", "organization.name as organizationName"])
        .where("namespaces.slug", "=", slug)
        .executeTakeFirst();
      if (row?.userId) return { kind: "user", id: row.userId, name: row.name!, image: row.image };
      if (!row) return null;
      const { organizationId, organizationName } = row;
      if (!organizationId) return { kind: "deleted", id: slug, name: slug, image: null };
      return { kind: "organization", id: organizationId, name: organizationName!, image: null };
    },

    /** Reserves a slug for a user or an organization; returns false where either has it. */
    async reserveNamespace(slug: string, kind: "user" | "organization", createdAt: string): Promise<boolean> {
      const insert = db.insertInto("namespaces").values({ slug, kind, createdAt });
      const result = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
    },

    /**
     * Releases a reservation whose user or organization was not created completely, and deletes the incomplete part.
     */
    async releaseNamespace(slug: string): Promise<void> {
      await deleteIncompleteAccounts({ slug });
    },

    /**
     * Deletes what a crash left incomplete before this time: users without a password, organizations without a member,
     * and reserved namespaces that belong to nobody.
     */
    async deleteIncomplete(before: string): Promise<void> {
      await deleteIncompleteAccounts({ before });
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

interface OfUser {
  userId: string;
}
