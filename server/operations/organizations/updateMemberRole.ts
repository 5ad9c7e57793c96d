import type { Handler } from "../../__generated__/operations.ts";
import type { Member } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireGrant, requireManager } from "../../domain/account/organizations.ts";
import { DomainError } from "../../domain/errors.ts";

export const updateMemberRole: Handler<"updateMemberRole", Deps, Context> = async (
  { identity, store },
  { body },
  { principal, headers },
) =>
  identity.withLock(`members of ${body.organizationId}`, async () => {
    const role = requireManager(await store.members.findRole(principal!.id, body.organizationId));
    const member = await store.members.find(body.organizationId, body.memberId);
    if (!member) throw new DomainError("not_found", "organization.member_not_found");
    requireGrant(role, member.role);
    requireGrant(role, body.role);
    const path = "/organization/update-member-role";
    const answer = await identity.forward({
      method: "POST",
      path,
      headers,
      body: { ...body, memberId: member.id },
    });
    return { status: 200, body: answer.body as Member };
  });
