import type { Kysely } from "kysely";
import type { Role } from "../domain/account/organizations.ts";
import type { Tables } from "./database/tables.ts";

/** An organization as one of its members knows it. */
export interface OwnOrganization {
  id: string;
  name: string;
  slug: string;
  role: Role;
}

/** The members of organizations, in better-auth's tables. */
export function createMemberStore(db: Kysely<Tables>) {
  return {
    /** Returns the user's role in the organization; null for a non-member and for an unknown organization. */
    async findRole(userId: string, organizationId: string): Promise<Role | null> {
      const member = await db
        .selectFrom("member")
        .select("role")
        .where("userId", "=", userId)
        .where("organizationId", "=", organizationId)
        .executeTakeFirst();
      return (member?.role as Role | undefined) ?? null;
    },

    /** Returns the user's role in the organization with this slug; null where there is none of either. */
    async findRoleIn(userId: string, slug: string): Promise<Role | null> {
      const member = await db
        .selectFrom("member")
        .innerJoin("organization", "organization.id", "member.organizationId")
        .select("member.role")
        .where("member.userId", "=", userId)
        .where("organization.slug", "=", slug)
        .executeTakeFirst();
      return (member?.role as Role | undefined) ?? null;
    },

    /** Returns the organization with this slug and the user's role in it; null for a non-member. */
    async findOrganization(userId: string, slug: string): Promise<OwnOrganization | null> {
      const row = await db
        .selectFrom("member")
        .innerJoin("organization", "organization.id", "member.organizationId")
        .select(["organization.id", "organization.name", "organization.slug", "member.role"])
        .where("member.userId", "=", userId)
        .where("organization.slug", "=", slug)
        .executeTakeFirst();
      return row ? { ...row, role: row.role as Role } : null;
    },

    /** Returns the organization's name in addresses; null for an unknown id. */
    async findSlug(organizationId: string): Promise<string | null> {
      const query = db.selectFrom("organization").select("slug").where("id", "=", organizationId);
      return (await query.executeTakeFirst())?.slug ?? null;
    },

    /** Returns what an invitation that nobody has answered is to; null for others. */
    async findPendingInvitation(id: string): Promise<{ organizationId: string; role: Role } | null> {
      const row = await db
        .selectFrom("invitation")
        .select(["organizationId", "role"])
        .where("id", "=", id)
        .where("status", "=", "pending")
        .executeTakeFirst();
      return row ? { organizationId: row.organizationId, role: row.role as Role } : null;
    },

    /** Returns a member by membership id or e-mail address, or null. */
    async find(organizationId: string, idOrEmail: string): Promise<{ id: string; role: Role } | null> {
      const member = await db
        .selectFrom("member")
        .innerJoin("user", "user.id", "member.userId")
        .select(["member.id", "member.role"])
        .where("member.organizationId", "=", organizationId)
        .where((eb) =>
          eb.or([eb("member.id", "=", idOrEmail), eb("user.email", "=", idOrEmail.toLowerCase())]),
        )
        .executeTakeFirst();
      return member ? { id: member.id, role: member.role as Role } : null;
    },
  };
}
