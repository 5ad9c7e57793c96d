import type { Handler } from "../../__generated__/operations.ts";
import type { Organization } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { organizationPath } from "./on-organization.ts";
import { showOrganizations } from "./show-organizations.ts";

export const submitOrganizationForm: Handler<"submitOrganizationForm", Deps, Context> = async (
  deps,
  { body: typed },
  context,
) => {
  const t = translatorOf(context.headers);
  const body = { name: typed.name.trim(), slug: typed.slug.trim() };
  const response = await orShow(callOperation(deps, context, "createOrganization", { body }), (error) =>
    showOrganizations(t, deps, context, { typed, problem: formProblem(t, error) }),
  );
  const { slug } = (await response.json()) as Organization;
  return { status: 303, headers: { Location: organizationPath(slug) } };
};
