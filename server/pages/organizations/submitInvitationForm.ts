import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { organizationPath } from "./on-organization.ts";
import { requireOrganization } from "./require-organization.ts";
import { showOrganization } from "./show-organization.ts";

export const submitInvitationForm: Handler<"submitInvitationForm", Deps, Context> = async (
  deps,
  { path: { owner }, body: typed },
  context,
) => {
  const { id: organizationId } = await requireOrganization(deps, context, owner);
  const t = translatorOf(context.headers);
  const body = { organizationId, email: typed.email.trim(), role: typed.role };
  await orShow(callOperation(deps, context, "inviteMember", { body }), (error) =>
    showOrganization(t, deps, context, owner, { typed, problem: formProblem(t, error) }),
  );
  return doneAt(organizationPath(owner), "invited");
};
