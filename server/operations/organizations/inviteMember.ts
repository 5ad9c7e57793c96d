import type { Handler } from "../../__generated__/operations.ts";
import type { Invitation } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireGrant, requireManager } from "../../domain/account/organizations.ts";

export const inviteMember: Handler<"inviteMember", Deps, Context> = async (
  { identity, store },
  { body },
  { principal, headers },
) =>
  identity.withLock(`members of ${body.organizationId}`, async () => {
    requireGrant(requireManager(await store.members.findRole(principal!.id, body.organizationId)), body.role);
    const path = "/organization/invite-member";
    const answer = await identity.forward({ method: "POST", path, headers, body });
    return { status: 200, body: answer.body as Invitation };
  });
