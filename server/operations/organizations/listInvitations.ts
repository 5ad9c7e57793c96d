import type { Handler } from "../../__generated__/operations.ts";
import type { InvitationList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayGrant, type Role, requireManager } from "../../domain/account/organizations.ts";

/**
 * An invitation's id is what it is accepted with, and anybody may sign up under an address that has no account yet: it
 * is shown to those alone who could have given the role themselves.
 */
export const listInvitations: Handler<"listInvitations", Deps, Context> = async (
  { identity, store },
  { query },
  { principal, headers },
) => {
  const { organizationId } = query;
  const role = requireManager(await store.members.findRole(principal!.id, organizationId));
  const path = "/organization/list-invitations";
  const answer = await identity.forward({ method: "GET", path, headers, query: { organizationId } });
  const invitations = answer.body as InvitationList;
  return { status: 200, body: invitations.filter((invitation) => mayGrant(role, invitation.role as Role)) };
};
