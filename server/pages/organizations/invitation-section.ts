import { html } from "hono/html";
import type { Invitation, InvitationList } from "../../__generated__/types.ts";
import type { Role } from "../../domain/account/organizations.ts";
import { button } from "../actions/action-buttons.ts";
import { copyButton } from "../copy-button.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { shownDay } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { organizationTexts } from "../texts/organization-texts.ts";
import { roleName, roleOptions } from "./role-choice.ts";

export interface InvitationSection {
  /** Those that the viewer could have made; of who manages nobody, none. */
  invitations: InvitationList;
  baseUrl: string;
  typed?: { email: string; role: string };
  problem?: FormProblem;
}

/** Renders the open invitations, each with the link that its person needs, and the form for another one. */
export function invitationSection(t: Translator, role: Role, page: InvitationSection, base: string): Html {
  const { invitations, baseUrl } = page;
  return html`<h2>${t(organizationTexts.invitations)}</h2>
    ${invitations.length > 0 ? table(t, invitations, base, baseUrl) : html`<p class="muted">${t(organizationTexts.noInvitations)}</p>`}
    <h3>${t(organizationTexts.invite)}</h3>
    ${inviteForm(t, role, page, base)}`;
}

function table(t: Translator, invitations: Invitation[], base: string, baseUrl: string): Html {
  const { address, role, lapses, link, takeBack } = organizationTexts;
  const heads = [address, role, lapses, link].map((text) => html`<th scope="col">${t(text)}</th>`);
  const rows = invitations.map(
    (each, index) => html`<tr><td data-label="">${each.email}</td>
      <td data-label="${t(role)}">${roleName(t, each.role)}</td>
      <td data-label="${t(lapses)}">${shownDay(t.language, each.expiresAt)}</td>
      <td data-label="${t(link)}"><span class="copied"><input class="key" id="link-${index}" readonly value="${`${baseUrl}/invitations/${each.id}`}" aria-label="${t(organizationTexts.linkFor, { email: each.email })}">
        ${copyButton(t, `link-${index}`)}</span></td>
      <td data-label="">${button(`${base}/invitations/${encodeURIComponent(each.id)}/cancel`, t(takeBack), "danger", t(organizationTexts.takeBackNamed, { email: each.email }))}</td></tr>`,
  );
  return html`<p class="muted">${t(organizationTexts.invitationExplained)}</p>
    <table class="stack invitations"><thead><tr>${heads}<th scope="col"><span class="hidden">${t(takeBack)}</span></th></tr></thead>
    <tbody>${rows}</tbody></table>`;
}

function inviteForm(t: Translator, role: Role, { typed, problem }: InvitationSection, base: string): Html {
  return html`<form method="post" action="${base}/invitations">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "email", label: t(organizationTexts.address), problem },
      control: html`<input id="email" name="email" type="email" value="${typed?.email ?? ""}" required maxlength="254" autocomplete="off" aria-describedby="email-hint">`,
    })}
    ${formField({
      ...{ name: "role", label: t(organizationTexts.role), problem },
      control: html`<select id="role" name="role" aria-describedby="role-hint">${roleOptions(t, role, typed?.role ?? "member")}</select>`,
    })}
    <p><button class="main">${t(organizationTexts.send)}</button></p></form>`;
}
