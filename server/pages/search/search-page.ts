import { html } from "hono/html";
import type { Claim, SearchResult } from "../../__generated__/types.ts";
import { claimWords } from "../../domain/views/words.ts";
import { type Html, layout, type Viewer } from "../layout.ts";
import { repositoryItem } from "../repository-item.ts";
import { searchForm } from "./search-form.ts";

/** Renders what a search found; null where nothing was looked for. */
export function searchPage(viewer: Viewer | null, q: string, found: SearchResult | null): Html {
  const main = html`<h1>Search</h1>${searchForm(q)}${found ? results(q, found) : ""}`;
  const path = q === "" ? "/search" : `/search?${new URLSearchParams({ q })}`;
  return layout(q === "" ? "Search" : `${q} · Search`, main, { viewer, path });
}

function results(q: string, { data, pagination }: SearchResult): Html {
  const { repositories, claims } = data;
  if (repositories.length + claims.length === 0)
    return html`<p role="status">Nothing was found for “${q}”. Fewer words find more; beginnings of words count.</p>`;
  const isMore = pagination.repositories.hasMore || pagination.claims.hasMore;
  return html`${repositories.length > 0 ? html`<h2>Repositories</h2><ul class="entries">${repositories.map(repositoryItem)}</ul>` : ""}
    ${claims.length > 0 ? html`<h2>Claims</h2><ul class="entries">${claims.map(claimItem)}</ul>` : ""}
    ${isMore ? html`<p class="muted">These are the best 20 of each. <a href="/api/v1/search?${new URLSearchParams({ q })}">The API</a> lists all.</p>` : ""}`;
}

function claimItem({ id, statement, evidence, repository }: Claim): Html {
  const { owner, slug, title } = repository;
  return html`<li><span class="state ${evidence.state}">${claimWords[evidence.state]}</span>
    <a href="/r/${owner}/${slug}#${id}">${statement}</a><br><span class="muted">${title}</span></li>`;
}
