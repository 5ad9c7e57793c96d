import { html } from "hono/html";
import type { Environment, RepositoryVersionRecord } from "../__generated__/types.ts";
import { claimList } from "./claim-list.ts";
import { type Html, layout, type Viewer } from "./layout.ts";
import { runTable } from "./run-table.ts";

/** The data of a page besides the version's record. */
interface VersionPageData {
  viewer: Viewer | null;
  isWithdrawn: boolean;
  /** Digests of the signed statements, by Assessment id. */
  attestations: Map<string, string>;
  /** By Run id. */
  environments: Map<string, Environment>;
}

/** Renders what a repository was in one of its versions, and what was judged of that. */
export function versionPage(
  version: RepositoryVersionRecord,
  { viewer, isWithdrawn, attestations, environments }: VersionPageData,
): Html {
  const { id, parentId, createdAt, current, repository, paper, source, claims, runs, assessments } = version;
  const { owner, slug, title } = repository;
  const base = `/r/${owner}/${slug}`;
  const main = html`
    <p class="muted"><a href="${base}">${owner}/${slug}</a></p>
    <h1>${title}</h1>
    <p role="status">${current ? "The present version" : html`An earlier version: <a href="${base}">the present one</a>`},
      of <time datetime="${createdAt}">${createdAt}</time>.${isWithdrawn ? html` <strong>The repository is withdrawn.</strong>` : ""}</p>
    <dl>
      <dt>Version</dt><dd><code>${id}</code></dd>
      ${parentId ? html`<dt>Version before</dt><dd><a href="${base}/versions/${parentId}"><code>${parentId}</code></a></dd>` : ""}
      <dt>Paper</dt><dd>${paper ? digestOf(paper.digest, paper.downloadUrl) : "metadata only"}</dd>
      <dt>Code</dt><dd>${source ? html`${source.commit ? html`commit <code>${source.commit}</code>${source.url ? ` of ${source.url}` : ""}, ` : ""}archive <code>${source.archiveDigest}</code>` : "none"}</dd>
    </dl>
    <h2>Claims</h2>
    ${claims.length > 0 ? claimList(claims, assessments, attestations) : html`<p class="muted">This version has none.</p>`}
    <h2>Runs</h2>
    ${runs.length > 0 ? runTable(runs, environments, { base }) : html`<p class="muted">Nothing of this version was run.</p>`}
    <h2>For machines</h2>
    <p><a href="${version.links.self}">Record of this version</a></p>`;
  return layout(`${title} · version ${id.slice(7, 19)}`, main, { viewer, path: `${base}/versions/${id}` });
}

function digestOf(digest: string, downloadUrl: string | null): Html {
  return downloadUrl
    ? html`<a href="${downloadUrl}"><code>${digest}</code></a>`
    : html`<code>${digest}</code>`;
}
