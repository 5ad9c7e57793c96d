import { html } from "hono/html";
import type { RepositorySummary } from "../__generated__/types.ts";
import { type Html, layout, type Viewer } from "./layout.ts";
import { repositoryItem } from "./repository-item.ts";
import { searchForm } from "./search/search-form.ts";

/** Renders the home page with the newest repositories; null where they are unavailable. */
export function homePage(repositories: RepositorySummary[] | null, viewer: Viewer | null): Html {
  return layout(
    "Research Verification Service",
    html`<h1>Does this paper's claim hold when someone runs it again?</h1>
    <p>Papers come in, their experiments are run again in a sandbox, and what was observed is compared with what was
      reported. Every Assessment is signed, and anyone can check the signature.</p>
    ${searchForm()}
    <h2>Newest repositories</h2>
    ${repositories === null ? html`<p role="status">The list is unavailable. Try again later.</p>` : list(repositories)}`,
    { viewer },
  );
}

function list(repositories: RepositorySummary[]): Html {
  return repositories.length > 0
    ? html`<ul class="entries">${repositories.map(repositoryItem)}</ul>`
    : html`<p class="muted">There are no repositories yet. <a href="/submit">Submit a paper</a>, or send a PDF to
          <code>POST /api/repositories</code>: the <a href="/openapi.json">contract</a> says how.</p>`;
}
