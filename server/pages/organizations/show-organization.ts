import type { InvitationList, MemberList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayManage } from "../../domain/account/organizations.ts";
import { callOperation } from "../actions/call-operation.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { type OrganizationPage, organizationPage } from "./organization-page.ts";
import { requireOrganization } from "./require-organization.ts";

/** Renders an organization as the API holds it, with what was typed. */
export async function showOrganization(
  t: Translator,
  deps: Deps,
  context: Context,
  owner: string,
  state: Pick<OrganizationPage, "done" | "typed" | "problem" | "mayCopy">,
): Promise<Html> {
  const organization = await requireOrganization(deps, context, owner);
  const organizationId = organization.id;
  // An organization has no more members than this.
  const query = { organizationId, limit: "100" };
  const list = await callOperation(deps, context, "listMembers", { query });
  const invitations = mayManage(organization.role)
    ? await callOperation(deps, context, "listInvitations", { query: { organizationId } })
    : null;
  return organizationPage(t, {
    ...{ viewer: viewerOf(context.principal)!, organization, baseUrl: deps.baseUrl },
    members: ((await list.json()) as MemberList).members,
    invitations: invitations ? openOnes((await invitations.json()) as InvitationList, deps.now()) : [],
    ...state,
  });
}

function openOnes(invitations: InvitationList, now: Date): InvitationList {
  return invitations.filter(
    ({ status, expiresAt }) => status === "pending" && Date.parse(expiresAt) > now.getTime(),
  );
}
