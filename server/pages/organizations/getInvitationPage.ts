import { html } from "hono/html";
import type { Handler } from "../../__generated__/operations.ts";
import type { InvitationView } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";
import { shownTime } from "../language/shown-time.ts";
import { translatorOf } from "../language/translator.ts";
import { layout, viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { organizationTexts } from "../texts/organization-texts.ts";
import { roleName } from "./role-choice.ts";

export const getInvitationPage: Handler<"getInvitationPage", Deps, Context> = async (
  deps,
  { path: { invitationId } },
  context,
) => {
  const t = translatorOf(context.headers);
  const response = await callOperation(deps, context, "getInvitation", { query: { invitationId } });
  const { organization, inviter, role, expiresAt } = (await response.json()) as InvitationView;
  const { name, slug } = organization;
  const path = `/invitations/${encodeURIComponent(invitationId)}`;
  const values = { name, slug, role: roleName(t, role), time: shownTime(t.language, expiresAt) };
  const main = html`<h1>${t(organizationTexts.invited, { name })}</h1>
    <p>${t.html(organizationTexts.invitedBy, { ...values, inviter: inviter.username ?? inviter.name })}</p>
    <form class="actions" method="post" action="${path}">
      <button class="main" name="answer" value="accept">${t(organizationTexts.accept)}</button>
      <button name="answer" value="decline">${t(organizationTexts.decline)}</button></form>`;
  const options = { viewer: viewerOf(context.principal), path };
  return pageAnswer(t, layout(t, t(organizationTexts.invited, { name }), main, options));
};
