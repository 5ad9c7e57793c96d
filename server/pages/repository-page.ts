import { html } from "hono/html";
import type { PageNotice } from "../__generated__/enumerations.ts";
import type {
  Environment,
  Evidence,
  ProcessingJob,
  RepositoryReference,
  RepositorySummary,
  RepositoryVersion,
  Withdrawal,
} from "../__generated__/types.ts";
import { actionButtons } from "./actions/action-buttons.ts";
import { notice } from "./actions/notices.ts";
import type { RepositoryActions } from "./actions/repository-actions.ts";
import { claimSection } from "./claims/claim-section.ts";
import type { ClaimSelection } from "./claims/claim-selection.ts";
import { claimsAddress } from "./claims/claims-address.ts";
import { environmentList } from "./environment-list.ts";
import type { Html } from "./html.ts";
import { jobProgress } from "./job-progress.ts";
import { linkTo } from "./language/link-to.ts";
import type { RenderElement } from "./language/message-values.ts";
import { shownDay } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { layout, type Viewer } from "./layout.ts";
import { livePart, progressScript } from "./live/live-part.ts";
import { isUnderWay } from "./pipeline/is-under-way.ts";
import { problemSection } from "./pipeline/problem-section.ts";
import { repositoryHead } from "./repository-head.ts";
import type { RepositoryOrigins } from "./repository-origins.ts";
import { runTable } from "./run-table.ts";
import { pageMetadata } from "./sharing/page-metadata.ts";
import { sharingSection } from "./sharing/sharing-section.ts";
import { type Community, socialBar } from "./social/social-bar.ts";
import { pipelineTexts } from "./texts/pipeline-texts.ts";
import { repositoryTexts } from "./texts/repository-texts.ts";
import type { JudgedBundle } from "./verification/signed-bundle.ts";
import { verificationSection } from "./verification/verification-section.ts";
import { versionList } from "./version-list.ts";

/** The data of a page besides the repository's record. */
export interface RepositoryPageData {
  /** Null where there is no processing job. */
  job: ProcessingJob | null;
  /** Digests of the signed statements, by Assessment id. */
  attestations: Map<string, string>;
  /** Those of the Assessments that count. */
  bundles: readonly JudgedBundle[];
  /** By Run id, of those Runs that were executed. */
  environments: Map<string, Environment>;
  /** Null where the counts are unavailable. */
  community: Community | null;
  /** Null where it is no fork, or of something that the viewer may not read. */
  forkedFrom: RepositoryReference | null;
  /** Null where they are unavailable. */
  origins: RepositoryOrigins | null;
  /** Newest first; empty where they are unavailable. */
  versions: RepositoryVersion[];
  /** Null where nobody is signed in. */
  viewer: Viewer | null;
  /** The Claims that are shown. */
  selection: ClaimSelection;
  /** What the Runs of shown Claims left, by Run id; without those of a withdrawn repository. */
  evidence: ReadonlyMap<string, Evidence[]>;
  actions: RepositoryActions;
  /** What the viewer has just done. */
  done: PageNotice | undefined;
  /** What estimates are told from. */
  now: Date;
}

/** Renders a repository: its Claims, measurements and Assessments, with links to verify them. */
export function repositoryPage(t: Translator, repository: RepositorySummary, data: RepositoryPageData): Html {
  const { job, origins, environments, community, forkedFrom, versions, viewer, actions, done, now } = data;
  const { owner, slug, title, description, claims = [], runs = [], links } = repository;
  const { withdrawal } = repository;
  const base = `/r/${owner}/${slug}`;
  const isProcessing = job !== null && isUnderWay(job);
  const main = html`
    ${viewer ? notice(t, done) : ""}
    ${repositoryHead(t, repository, {
      ...{ job, origins, forkedFrom, bundles: data.bundles },
      versionAt: versions[0]?.createdAt ?? null,
    })}
    ${withdrawal ? tombstone(t, withdrawal) : ""}
    ${job && !withdrawal ? livePart("progress", [jobProgress(t, { ...job, lastError: undefined }, now), problemSection(t, job)]) : ""}
    ${actionButtons(t, actions, base, job)}
    ${community ? socialBar(t, community, { viewer, base, isWithdrawn: withdrawal !== undefined }) : ""}
    ${job ? html`<p><a href="${base}/processing">${t(pipelineTexts.link)}</a></p>` : ""}
    ${description ? abstract(t, description) : ""}
    <h2 id="claims">${t(repositoryTexts.claims)}</h2>
    ${claims.length > 0 ? claimsOf(t, repository, data, base) : emptyClaims(t, job, origins?.source !== null)}
    ${isProcessing || withdrawal ? "" : html`<p>${t.html(repositoryTexts.draft, { link: draftOf(repository.id) })}</p>`}
    <h2>${t(repositoryTexts.runs)}</h2>
    ${livePart("runs", runs.length > 0 ? runTable(t, runs, environments, { cancellable: actions.runs, base }) : html`<p class="muted">${t(repositoryTexts.noRuns)}</p>`)}
    ${environments.size > 0 ? environmentList(t, environments.values()) : ""}
    ${versionList(t, versions, base)}
    ${verificationSection(t, repository, data.bundles, data.selection)}
    ${sharingSection(t, repository)}
    <h2>${t(repositoryTexts.forMachines)}</h2>
    <p><a href="${links.self}">${t(repositoryTexts.record)}</a> · <a href="${links.claims}">${t(repositoryTexts.claims)}</a> · <a href="${links.runs}">${t(repositoryTexts.runs)}</a>
      · <a href="/api/processing?repositoryId=${repository.id}">${t(repositoryTexts.processing)}</a></p>`;
  return layout(t, `${title} · ${owner}/${slug}`, main, {
    ...{ viewer, path: claimsAddress(base, data.selection), head: pageMetadata(repository) },
    ...(isProcessing ? { script: progressScript } : {}),
  });
}

function claimsOf(
  t: Translator,
  repository: RepositorySummary,
  data: RepositoryPageData,
  path: string,
): Html {
  const { runs = [], assessments = [], evidence } = repository;
  const { selection, attestations, environments, evidence: files, origins } = data;
  const paperUrl = origins?.paper?.downloadUrl ?? null;
  const grounds = {
    assessments,
    attestations,
    runs,
    environments,
    evidence: files,
    paperUrl,
    base: path,
  };
  return claimSection(t, { path, counts: evidence.stateCounts, selection }, grounds);
}

const draftOf =
  (repositoryId: string): RenderElement =>
  (content) =>
    html`<a href="/api/manifests/${repositoryId}" download="experiment.yml">${content}</a>`;

/** An abstract is long; what the repository is worth stands before it. */
function abstract(t: Translator, description: string): Html {
  return description.length <= 300
    ? html`<p dir="auto">${description}</p>`
    : html`<details><summary>${t(repositoryTexts.abstract)}</summary><p dir="auto">${description}</p></details>`;
}

function tombstone(t: Translator, { withdrawnAt, reason }: Withdrawal): Html {
  const withdrawn = { day: shownDay(t.language, withdrawnAt), reason };
  return html`<p role="status">${t.html(repositoryTexts.withdrawnBy, withdrawn)}</p>
    <p class="muted">${t(repositoryTexts.whatStays)}</p>`;
}

/** A paper that failed, one without code and one without Claims each say which they are. */
function emptyClaims(t: Translator, job: ProcessingJob | null, hasCode: boolean): Html {
  const schema = linkTo("/schemas/experiment.json");
  if (job && isUnderWay(job)) return html`<p class="muted">${t(repositoryTexts.claimsToCome)}</p>`;
  if (job && job.state !== "completed")
    return html`<p class="muted">${t(repositoryTexts.claimsNotReached)}</p>`;
  return html`<p class="muted">${t.html(hasCode ? repositoryTexts.noClaims : repositoryTexts.noCodeForClaims, { schema })}</p>`;
}
