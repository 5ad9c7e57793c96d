import { html } from "hono/html";
import type { Environment, RepositoryVersionRecord } from "../__generated__/types.ts";
import { claimSection } from "./claims/claim-section.ts";
import type { ClaimSelection } from "./claims/claim-selection.ts";
import { claimsAddress } from "./claims/claims-address.ts";
import { countStates } from "./claims/count-states.ts";
import { environmentList } from "./environment-list.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import { linkTo } from "./language/link-to.ts";
import { shownTime } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { layout, type Viewer } from "./layout.ts";
import { runTable } from "./run-table.ts";
import { repositoryTexts } from "./texts/repository-texts.ts";
import { versionTexts } from "./texts/version-texts.ts";

/** The data of a page besides the version's record. */
interface VersionPageData {
  viewer: Viewer | null;
  isWithdrawn: boolean;
  /** The Claims that are shown. */
  selection: ClaimSelection;
  /** Digests of the signed statements, by Assessment id. */
  attestations: Map<string, string>;
  /** By Run id. */
  environments: Map<string, Environment>;
  /** The page of the version before it: of a fork's first one it is its source's. Null where the viewer may read none. */
  parentPath: string | null;
}

/** Renders what a repository was in one of its versions, and what was judged of that. */
export function versionPage(
  t: Translator,
  version: RepositoryVersionRecord,
  { viewer, isWithdrawn, selection, attestations, environments, parentPath }: VersionPageData,
): Html {
  const { id, parentId, createdAt, current, repository, paper, source, claims, runs, assessments } = version;
  const { owner, slug, title } = repository;
  const base = `/r/${owner}/${slug}`;
  const path = `${base}/versions/${id}`;
  const time = shownTime(t.language, createdAt);
  const ran = runs.flatMap((run) => environments.get(run.id) ?? []);
  const standing = current
    ? t.html(versionTexts.present, { time })
    : t.html(versionTexts.earlier, { time, link: linkTo(base) });
  const grounds = {
    assessments,
    attestations,
    runs,
    environments,
    evidence: new Map(),
    paperUrl: paper?.downloadUrl ?? null,
    base,
  };
  const main = html`
    <p class="muted"><a href="${base}">${owner}/${slug}</a></p>
    <h1 dir="auto">${title}</h1>
    <p role="status">${standing}${isWithdrawn ? html` <strong>${t(versionTexts.withdrawn)}</strong>` : ""}</p>
    <dl class="facts">
      <dt>${t(versionTexts.version)}</dt><dd><code>${id}</code></dd>
      ${parentId ? html`<dt>${t(versionTexts.versionBefore)}</dt><dd>${parentPath ? html`<a href="${parentPath}"><code>${parentId}</code></a>` : html`<code>${parentId}</code>`}</dd>` : ""}
      <dt>${t(repositoryTexts.paper)}</dt><dd>${paper ? digestOf(paper.digest, paper.downloadUrl) : t(versionTexts.metadataOnly)}</dd>
      <dt>${t(repositoryTexts.code)}</dt><dd>${source ? codeOf(t, source) : t(versionTexts.noCode)}</dd>
    </dl>
    <h2 id="claims">${t(repositoryTexts.claims)}</h2>
    ${claims.length > 0 ? claimSection(t, { path, counts: countStates(claims), selection }, grounds) : html`<p class="muted">${t(versionTexts.noClaims)}</p>`}
    <h2>${t(repositoryTexts.runs)}</h2>
    ${runs.length > 0 ? runTable(t, runs, environments, { base }) : html`<p class="muted">${t(versionTexts.noRuns)}</p>`}
    ${ran.length > 0 ? environmentList(t, ran) : ""}
    <h2>${t(repositoryTexts.forMachines)}</h2>
    <p><a href="${version.links.self}">${t(versionTexts.record)}</a></p>`;
  return layout(t, t(versionTexts.title, { title, id: id.slice(7, 19) }), main, {
    ...{ viewer, path: claimsAddress(path, selection) },
  });
}

function codeOf(t: Translator, source: NonNullable<RepositoryVersionRecord["source"]>): Html {
  const { commit: sha, url, archiveDigest } = source;
  const commit = html`<code>${sha}</code>`;
  return joined(t, [
    ...(sha
      ? [
          url
            ? t.html(versionTexts.commitOf, {
                commit,
                address: html`<a href="${url}" rel="nofollow noopener noreferrer">${url.replace(/^https:\/\//, "")}</a>`,
              })
            : t.html(versionTexts.commit, { commit }),
        ]
      : []),
    t.html(versionTexts.archive, { digest: html`<code>${archiveDigest}</code>` }),
  ]);
}

function digestOf(digest: string, downloadUrl: string | null): Html {
  return downloadUrl
    ? html`<a href="${downloadUrl}"><code>${digest}</code></a>`
    : html`<code>${digest}</code>`;
}
