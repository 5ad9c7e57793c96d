import { html } from "hono/html";
import type { RepositorySummary } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { linkTo } from "./language/link-to.ts";
import type { Translator } from "./language/translator.ts";
import { layout, serviceName, type Viewer } from "./layout.ts";
import { repositoryItem } from "./repository-item.ts";
import { searchForm } from "./search/search-form.ts";
import { homeTexts } from "./texts/home-texts.ts";

/** Renders the home page with the newest repositories; null where they are unavailable. */
export function homePage(
  t: Translator,
  repositories: RepositorySummary[] | null,
  viewer: Viewer | null,
): Html {
  const main = html`<h1>${t(homeTexts.question)}</h1>
    <p>${t(homeTexts.introduction)}</p>
    ${searchForm(t)}
    <h2>${t(homeTexts.newest)}</h2>
    ${repositories === null ? html`<p role="status">${t(homeTexts.unavailable)}</p>` : list(t, repositories)}`;
  return layout(t, serviceName, main, { viewer });
}

function list(t: Translator, repositories: RepositorySummary[]): Html {
  const links = { submit: linkTo("/submit"), contract: linkTo("/openapi.json") };
  return repositories.length > 0
    ? html`<ul class="entries">${repositories.map((repository) => repositoryItem(t, repository))}</ul>`
    : html`<p class="muted">${t.html(homeTexts.none, links)}</p>`;
}
