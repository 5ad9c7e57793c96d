import type { Kysely } from "kysely";
import type { Role } from "../domain/account/organizations.ts";
import type { Tables } from "./database/tables.ts";

/** Who belongs to which organization, as better-auth's tables have it. */
export function createMemberStore(db: Kysely<Tables>) {
  return {
    /** The user's role in the organization; null for a stranger and where there is no such organization. */
    async roleOf(userId: string, organizationId: string): Promise<Role | null> {
      const found = await db
        .selectFrom("member")
        .select("role")
        .where("userId", "=", userId)
        .where("organizationId", "=", organizationId)
        .executeTakeFirst();
      return (found?.role as Role | undefined) ?? null;
    },

    /** A member by the id of the membership or by the person's e-mail address. */
    async find(organizationId: string, idOrEmail: string): Promise<{ id: string; role: Role } | null> {
      const found = await db
        .selectFrom("member")
        .innerJoin("user", "user.id", "member.userId")
        .select(["member.id", "member.role"])
        .where("member.organizationId", "=", organizationId)
        .where((eb) =>
          eb.or([eb("member.id", "=", idOrEmail), eb("user.email", "=", idOrEmail.toLowerCase())]),
        )
        .executeTakeFirst();
      return found ? { id: found.id, role: found.role as Role } : null;
    },
  };
}
