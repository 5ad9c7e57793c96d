import { html } from "hono/html";
import type { Member } from "../../__generated__/types.ts";
import { mayGrant, mayManage, type Role } from "../../domain/account/organizations.ts";
import { button } from "../actions/action-buttons.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import type { Viewer } from "../layout.ts";
import { organizationTexts } from "../texts/organization-texts.ts";
import { roleName, roleOptions } from "./role-choice.ts";

interface Standing {
  viewer: Viewer;
  /** The viewer's. */
  role: Role;
  /** The path of the page. */
  base: string;
}

/** Renders the members; who manages them may change roles and remove others. */
export function memberTable(t: Translator, members: Member[], standing: Standing): Html {
  return html`<table class="stack"><thead><tr><th scope="col">${t(organizationTexts.person)}</th><th scope="col">${t(organizationTexts.role)}</th>
      ${mayManage(standing.role) ? html`<th scope="col"><span class="hidden">${t(organizationTexts.remove)}</span></th>` : ""}</tr></thead>
    <tbody>${members.map((member) => row(t, member, standing))}</tbody></table>`;
}

function row(t: Translator, { id, userId, role, user }: Member, { viewer, role: own, base }: Standing): Html {
  const isViewer = userId === viewer.id;
  const name = user?.name ?? userId;
  const mayChange = !isViewer && mayGrant(own, role as Role);
  const action = `${base}/members/${encodeURIComponent(id)}`;
  const label = t(organizationTexts.removeNamed, { name });
  const remove = button(`${action}/removal`, t(organizationTexts.remove), "danger", label);
  return html`<tr><td data-label="">${name}${isViewer ? html` <span class="state">${t(organizationTexts.you)}</span>` : ""}<br><span class="muted">${user?.email ?? ""}</span></td>
    <td data-label="${t(organizationTexts.role)}">${mayChange ? roleForm(t, { name, role, own, action }) : roleName(t, role)}</td>
    ${mayManage(own) ? html`<td data-label="">${mayChange ? remove : ""}</td>` : ""}</tr>`;
}

function roleForm(
  t: Translator,
  { name, role, own, action }: { name: string; role: string; own: Role; action: string },
): Html {
  return html`<form class="row" method="post" action="${action}/role"><select name="role" aria-label="${t(organizationTexts.roleOf, { name })}">${roleOptions(t, own, role)}</select>
      <button aria-label="${t(organizationTexts.changeRoleOf, { name })}">${t(organizationTexts.change)}</button></form>`;
}
