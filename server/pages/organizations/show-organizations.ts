import type { OrganizationList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { organizationsPage } from "./organizations-page.ts";

type State = Omit<Parameters<typeof organizationsPage>[1], "viewer" | "organizations">;

/** Renders the organizations as the API lists them, with what was typed. */
export async function showOrganizations(
  t: Translator,
  deps: Deps,
  context: Context,
  state: State,
): Promise<Html> {
  const response = await callOperation(deps, context, "listOrganizations", {});
  const organizations = (await response.json()) as OrganizationList;
  return organizationsPage(t, { viewer: viewerOf(context.principal)!, organizations, ...state });
}
