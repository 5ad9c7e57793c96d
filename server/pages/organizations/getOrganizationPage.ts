import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { livePolicyHeader } from "../live/live-policy.ts";
import { pageAnswer } from "../page-answer.ts";
import { showOrganization } from "./show-organization.ts";

export const getOrganizationPage: Handler<"getOrganizationPage", Deps, Context> = async (
  deps,
  { path: { owner }, query: { done } },
  context,
) => {
  const t = translatorOf(context.headers);
  const page = await showOrganization(t, deps, context, owner, { done, mayCopy: true });
  return pageAnswer(t, page, livePolicyHeader);
};
