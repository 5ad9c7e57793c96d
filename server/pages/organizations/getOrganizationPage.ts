import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { showOrganization } from "./show-organization.ts";

export const getOrganizationPage: Handler<"getOrganizationPage", Deps, Context> = async (
  deps,
  { path: { owner }, query: { done } },
  context,
) => {
  const t = translatorOf(context.headers);
  return pageAnswer(t, await showOrganization(t, deps, context, owner, { done }));
};
