import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { Member } from "../../__generated__/types.ts";
import { mayManage, type Role } from "../../domain/account/organizations.ts";
import { button } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import { copyScript } from "../copy-button.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { organizationTexts } from "../texts/organization-texts.ts";
import { type InvitationSection, invitationSection } from "./invitation-section.ts";
import { memberTable } from "./member-table.ts";

export interface OrganizationPage extends InvitationSection {
  viewer: Viewer;
  organization: { name: string; slug: string; role: Role };
  members: Member[];
  done?: PageNotice | undefined;
  /** Whether the policy of the answer lets the page copy: that of a refusal has no script. */
  mayCopy?: boolean;
}

/** Renders who belongs to an organization, and what the viewer may change of that. */
export function organizationPage(t: Translator, page: OrganizationPage): Html {
  const { viewer, organization, members, done, mayCopy } = page;
  const { name, slug, role } = organization;
  const base = `/organizations/${slug}`;
  const owners = members.filter((member) => member.role === "owner");
  const isLastOwner = role === "owner" && owners.length < 2;
  const main = html`<p class="muted"><a href="/organizations">${t(organizationTexts.title)}</a></p>
    <h1>${name}</h1>
    ${notice(t, done)}
    <p>${t.html(organizationTexts.publicPage, { link: linkTo(`/r/${slug}`), name: slug })}</p>
    <h2>${t(organizationTexts.members)}</h2>
    <p class="muted">${t(organizationTexts.rolesExplained)}</p>
    ${memberTable(t, members, { viewer, role, base })}
    ${isLastOwner ? "" : button(`${base}/departure`, t(organizationTexts.leave), "danger")}
    ${mayManage(role) ? invitationSection(t, role, page, base) : ""}`;
  return layout(t, t(organizationTexts.membersOf, { name }), main, {
    viewer,
    path: base,
    isRefused: page.problem !== undefined,
    head: mayCopy ? copyScript : "",
  });
}
