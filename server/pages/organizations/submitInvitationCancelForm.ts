import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { actOnOrganization } from "./on-organization.ts";
import { requireOrganization } from "./require-organization.ts";

export const submitInvitationCancelForm: Handler<"submitInvitationCancelForm", Deps, Context> = async (
  deps,
  { path: { owner, invitationId } },
  context,
) => {
  await requireOrganization(deps, context, owner);
  return actOnOrganization(deps, context, {
    ...{ owner, operation: "cancelInvitation", body: { invitationId }, done: "invitation-cancelled" },
  });
};
