import { html } from "hono/html";
import type { Claim, SearchResult } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { repositoryItem } from "../repository-item.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";
import { searchForm } from "./search-form.ts";

/** How many of each kind the page has; the API lists all. */
export const searchLimit = 20;

/** Renders what a search found; null where nothing was looked for. */
export function searchPage(
  t: Translator,
  viewer: Viewer | null,
  query: string,
  found: SearchResult | null,
): Html {
  const main = html`<h1>${t(homeTexts.search)}</h1>${searchForm(t, query)}${found ? results(t, query, found) : ""}`;
  const path = query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
  const title = query === "" ? t(homeTexts.search) : t(homeTexts.searchTitle, { query });
  return layout(t, title, main, { viewer, path });
}

function results(t: Translator, query: string, { data, pagination }: SearchResult): Html {
  const { repositories, claims } = data;
  if (repositories.length + claims.length === 0)
    return html`<p role="status">${t(homeTexts.nothingFound, { query })}</p>`;
  const isMore = pagination.repositories.hasMore || pagination.claims.hasMore;
  const api = linkTo(`/api/v1/search?${new URLSearchParams({ q: query })}`);
  return html`${repositories.length > 0 ? html`<h2>${t(homeTexts.repositories)}</h2><ul class="entries">${repositories.map((each) => repositoryItem(t, each))}</ul>` : ""}
    ${claims.length > 0 ? html`<h2>${t(homeTexts.claims)}</h2><ul class="entries">${claims.map((each) => claimItem(t, each))}</ul>` : ""}
    ${isMore ? html`<p class="muted">${t.html(homeTexts.best, { limit: searchLimit, api })}</p>` : ""}`;
}

function claimItem(t: Translator, { id, statement, evidence, repository }: Claim): Html {
  const { owner, slug, title } = repository;
  return html`<li><span class="state ${evidence.state}">${t(claimTexts[evidence.state].word)}</span>
    <a href="/r/${owner}/${slug}#${id}">${statement}</a><br><span class="muted">${title}</span></li>`;
}
