import { html } from "hono/html";
import type { ProcessingJob, RepositorySummary } from "../__generated__/types.ts";
import type { Html } from "./layout.ts";
import type { RepositoryOrigins } from "./repository-origins.ts";
import { repositoryOutcome } from "./repository-outcome.ts";

interface HeadData {
  job: ProcessingJob | null;
  /** Null where they are unavailable. */
  origins: RepositoryOrigins | null;
  /** When the present version was made; null where that is unavailable. */
  versionAt: string | null;
}

/** Renders what a reader asks first: who wrote it, where paper and code are, and what came of it and when. */
export function repositoryHead(repository: RepositorySummary, { job, origins, versionAt }: HeadData): Html {
  const { owner, slug, title, authors, visibility } = repository;
  return html`<p class="muted">${owner}/${slug}${visibility === "private" ? html` <span class="state">private</span>` : ""}</p>
    <h1>${title}</h1>
    ${authors.length > 0 ? html`<p class="authors">${namesOf(authors)}</p>` : ""}
    ${repositoryOutcome(repository, job, origins?.source !== null)}
    ${origins ? facts(origins, versionAt) : ""}`;
}

/** A collaboration of thousands does not push what came of it out of sight. */
const mostNames = 10;

function namesOf(authors: string[]): string {
  const more = authors.length - mostNames;
  return [...authors.slice(0, mostNames), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}

function facts({ paper, source, licenses }: RepositoryOrigins, versionAt: string | null): Html {
  const links = [
    paper?.sourceUrl
      ? html`<a href="${paper.sourceUrl}" rel="nofollow noopener noreferrer">at its source</a>`
      : null,
    paper?.downloadUrl ? html`<a href="${new URL(paper.downloadUrl).pathname}">PDF</a>` : null,
  ].filter((link) => link !== null);
  return html`<dl class="facts"><dt>Paper</dt><dd>${links.length > 0 ? links.map((link, index) => html`${index > 0 ? ", " : ""}${link}`) : "kept here, not given out"}${licenceOf(licenses.paper, licenses.paperUrl)}</dd>
    <dt>Code</dt><dd>${source ? codeOf(source) : "none found"}${source ? licenceOf(licenses.code) : ""}</dd>
    ${versionAt ? html`<dt>Looked at</dt><dd><time datetime="${versionAt}">${versionAt.slice(0, 10)}</time></dd>` : ""}</dl>`;
}

function codeOf({ url, commit }: NonNullable<RepositoryOrigins["source"]>): Html {
  return html`<a href="${url}" rel="nofollow noopener noreferrer">${url.replace(/^https:\/\//, "")}</a> at <code title="${commit}">${commit.slice(0, 12)}</code>`;
}

function licenceOf(name: string, url?: string): Html {
  if (name === "unknown" || name === "no-code") return html`<span class="muted">, licence not stated</span>`;
  return url
    ? html`, <a href="${url}" rel="nofollow noopener noreferrer">${name}</a>`
    : html`<span class="muted">, ${name}</span>`;
}
