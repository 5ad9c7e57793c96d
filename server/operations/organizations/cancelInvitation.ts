import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireGrant, requireManager } from "../../domain/account/organizations.ts";
import { DomainError } from "../../domain/errors.ts";

/** To somebody who does not belong, an invitation is as one that does not exist. */
export const cancelInvitation: Handler<"cancelInvitation", Deps, Context> = async (
  { identity, store },
  { body },
  { principal, headers },
) => {
  const invitation = await store.members.findPendingInvitation(body.invitationId);
  const organizationId = invitation?.organizationId ?? "";
  const role = await store.members.findRole(principal!.id, organizationId);
  if (!invitation || role === null) throw new DomainError("not_found", "organization.invitation_not_found");
  requireGrant(requireManager(role), invitation.role);
  await identity.forward({ method: "POST", path: "/organization/cancel-invitation", headers, body });
  return { status: 200, body: { success: true } };
};
