import type { Handler } from "../../__generated__/operations.ts";
import type { RemovedMember } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireGrant, requireManager } from "../../domain/account/organizations.ts";
import { DomainError } from "../../domain/errors.ts";

export const removeMember: Handler<"removeMember", Deps, Context> = async (
  { identity, store },
  { body: { organizationId, memberIdOrEmail } },
  { principal, headers },
) =>
  identity.withLock(`members of ${organizationId}`, async () => {
    const role = requireManager(await store.members.findRole(principal!.id, organizationId));
    const member = await store.members.find(organizationId, memberIdOrEmail);
    if (!member) throw new DomainError("not_found", "organization.member_not_found");
    requireGrant(role, member.role);
    const body = { organizationId, memberIdOrEmail: member.id };
    const path = "/organization/remove-member";
    const answer = await identity.forward({ method: "POST", path, headers, body });
    return { status: 200, body: answer.body as RemovedMember };
  });
