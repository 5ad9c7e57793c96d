import { html } from "hono/html";
import type { Handler } from "../__generated__/operations.ts";
import type { RepositorySummary } from "../__generated__/types.ts";
import type { Context, Deps } from "../deps.ts";
import { listRepositories } from "../operations/repositories/listRepositories.ts";
import { layout } from "./layout.ts";

/** The newest public repositories. */
export const getHomePage: Handler<"getHomePage", Deps, Context> = async (deps, _input, context) => {
  const { body } = await listRepositories(
    deps,
    { path: {}, query: { limit: 20 }, headers: {} },
    { ...context, principal: null },
  );
  const repositories = (body?.data ?? []) as RepositorySummary[];
  const page = await layout(
    "Research Verification Service",
    html`<h1>Does this paper's claim hold when someone runs it again?</h1>
    <p>Papers come in, their experiments are run again in a sandbox, and what was observed is compared with what was
      reported. Every Assessment is signed and can be verified by anyone.</p>
    <h2>Newest repositories</h2>
    ${
      repositories.length > 0
        ? html`<ul>${repositories.map(item)}</ul>`
        : html`<p class="muted">Nothing was submitted yet. <code>POST /api/repositories</code> takes a PDF; the
          <a href="/openapi.json">contract</a> says how.</p>`
    }`,
  );
  return { status: 200, mediaType: "text/html", body: String(page) };
};

function item({ owner, slug, title, evidence }: RepositorySummary) {
  const { supportedClaimCount, claimCount } = evidence;
  return html`<li><a href="/r/${owner}/${slug}">${title}</a>
    <span class="muted">${owner}/${slug} · ${supportedClaimCount} of ${claimCount} Claims supported</span></li>`;
}
