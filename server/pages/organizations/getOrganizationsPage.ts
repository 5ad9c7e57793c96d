import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { showOrganizations } from "./show-organizations.ts";

export const getOrganizationsPage: Handler<"getOrganizationsPage", Deps, Context> = async (
  deps,
  { query: { done } },
  context,
) => {
  const t = translatorOf(context.headers);
  return pageAnswer(t, await showOrganizations(t, deps, context, { done }));
};
