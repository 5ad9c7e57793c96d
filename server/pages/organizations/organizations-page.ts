import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { OrganizationList } from "../../__generated__/types.ts";
import { notice } from "../actions/notices.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { organizationTexts } from "../texts/organization-texts.ts";

interface OrganizationsPage {
  viewer: Viewer;
  organizations: OrganizationList;
  done?: PageNotice | undefined;
  typed?: { name: string; slug: string };
  problem?: FormProblem;
}

/** Renders the organizations of a person, and the form for a new one. */
export function organizationsPage(t: Translator, page: OrganizationsPage): Html {
  const { viewer, organizations, done, typed, problem } = page;
  const items = organizations.map(
    ({ name, slug }) =>
      html`<li><a href="/organizations/${slug}">${name}</a> <span class="muted">${slug}</span></li>`,
  );
  const main = html`<h1>${t(organizationTexts.title)}</h1>
    ${notice(t, done)}
    <p>${t(organizationTexts.introduction)}</p>
    ${items.length > 0 ? html`<ul class="entries">${items}</ul>` : html`<p class="muted">${t(organizationTexts.none)}</p>`}
    <h2>${t(organizationTexts.create)}</h2>
    <form method="post" action="/organizations">
      ${problemAlert(problem)}
      ${formField({
        ...{ name: "name", label: t(organizationTexts.name), problem },
        control: html`<input id="name" name="name" value="${typed?.name ?? ""}" required maxlength="128" autocomplete="organization" aria-describedby="name-hint">`,
      })}
      ${formField({
        ...{
          name: "slug",
          label: t(organizationTexts.slug),
          hint: t(organizationTexts.slugHint),
          problem,
        },
        control: html`<input id="slug" name="slug" value="${typed?.slug ?? ""}" required maxlength="64" pattern="[a-z0-9\\-]+" autocapitalize="none" spellcheck="false" aria-describedby="slug-hint">`,
      })}
      <p><button class="main">${t(organizationTexts.submit)}</button></p></form>`;
  return layout(t, t(organizationTexts.title), main, {
    ...{ viewer, path: "/organizations", isRefused: problem !== undefined },
  });
}
