import { html } from "hono/html";
import type { RepositorySummary } from "../__generated__/types.ts";
import { type Html, layout, type Viewer } from "./layout.ts";

/** Renders the home page with the newest repositories; null where they are unavailable. */
export function homePage(repositories: RepositorySummary[] | null, viewer: Viewer | null): Html {
  return layout(
    "Research Verification Service",
    html`<h1>Does this paper's claim hold when someone runs it again?</h1>
    <p>Papers come in, their experiments are run again in a sandbox, and what was observed is compared with what was
      reported. Every Assessment is signed, and anyone can check the signature.</p>
    <h2>Newest repositories</h2>
    ${repositories === null ? html`<p role="status">The list is unavailable. Try again later.</p>` : list(repositories)}`,
    { viewer },
  );
}

function list(repositories: RepositorySummary[]): Html {
  return repositories.length > 0
    ? html`<ul>${repositories.map(item)}</ul>`
    : html`<p class="muted">There are no repositories yet. <code>POST /api/repositories</code> takes a PDF; the
          <a href="/openapi.json">contract</a> says how.</p>`;
}

function item({ owner, slug, title, evidence }: RepositorySummary): Html {
  const { supportedClaimCount, claimCount } = evidence;
  return html`<li><a href="/r/${owner}/${slug}">${title}</a>
    <span class="muted">${owner}/${slug} · ${supportedClaimCount} of ${claimCount} Claims supported</span></li>`;
}
