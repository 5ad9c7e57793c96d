import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { actOnOrganization } from "./on-organization.ts";
import { requireOrganization } from "./require-organization.ts";

export const submitRoleForm: Handler<"submitRoleForm", Deps, Context> = async (
  deps,
  { path: { owner, memberId }, body: { role } },
  context,
) => {
  const { id: organizationId } = await requireOrganization(deps, context, owner);
  return actOnOrganization(deps, context, {
    ...{ owner, operation: "updateMemberRole", body: { organizationId, memberId, role }, done: "saved" },
  });
};
