import type { Handler } from "../../__generated__/operations.ts";
import type { InvitationList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayGrant, type Role, requireManager } from "../../domain/account/organizations.ts";

/**
 * Lists invitations whose role the caller may grant. An invitation's id suffices to accept it, and anyone may sign up
 * with an address that has no account yet, so the id must not grant more than the caller could.
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
