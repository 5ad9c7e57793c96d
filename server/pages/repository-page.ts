import { html } from "hono/html";
import type { PageNotice } from "../__generated__/enumerations.ts";
import type {
  Environment,
  ProcessingJob,
  RepositorySummary,
  RepositoryVersion,
  Withdrawal,
} from "../__generated__/types.ts";
import type { CommunityCounts } from "../domain/records.ts";
import { actionButtons } from "./actions/action-buttons.ts";
import { notice } from "./actions/notices.ts";
import type { RepositoryActions } from "./actions/repository-actions.ts";
import { claimList } from "./claim-list.ts";
import { environmentList } from "./environment-list.ts";
import { jobProgress } from "./job-progress.ts";
import { type Html, layout, type Viewer } from "./layout.ts";
import { repositoryHead } from "./repository-head.ts";
import type { RepositoryOrigins } from "./repository-origins.ts";
import { runTable } from "./run-table.ts";
import { versionList } from "./version-list.ts";

/** Seconds between reloads of the page while a paper is processed (docs/rules/limits-and-quotas.md#polling). */
const refreshSeconds = 10;

/** The data of a page besides the repository's record. */
export interface RepositoryPageData {
  /** Null where there is no processing job. */
  job: ProcessingJob | null;
  /** Digests of the signed statements, by Assessment id. */
  attestations: Map<string, string>;
  /** By Run id, of those Runs that were executed. */
  environments: Map<string, Environment>;
  /** Null where the counts are unavailable. */
  community: CommunityCounts | null;
  /** Null where they are unavailable. */
  origins: RepositoryOrigins | null;
  /** Newest first; empty where they are unavailable. */
  versions: RepositoryVersion[];
  /** Null where nobody is signed in. */
  viewer: Viewer | null;
  actions: RepositoryActions;
  /** What the viewer has just done. */
  done: PageNotice | undefined;
  /** What estimates are told from. */
  now: Date;
}

/** Renders a repository: its Claims, measurements and Assessments, with links to verify them. */
export function repositoryPage(repository: RepositorySummary, data: RepositoryPageData): Html {
  const { job, origins, attestations, environments, community, versions, viewer, actions, done, now } = data;
  const { owner, slug, title, description, claims = [], runs = [], assessments = [], links } = repository;
  const { withdrawal } = repository;
  const base = `/r/${owner}/${slug}`;
  const isProcessing = job !== null && ["queued", "dispatched", "running"].includes(job.state);
  const main = html`
    ${viewer ? notice(done) : ""}
    ${repositoryHead(repository, { job, origins, versionAt: versions[0]?.createdAt ?? null })}
    ${withdrawal ? tombstone(withdrawal) : ""}
    ${job && !withdrawal ? jobProgress(job, now) : ""}
    ${actionButtons(actions, base, job?.id)}
    ${description ? abstract(description) : ""}
    <h2>Claims</h2>
    ${claims.length > 0 ? claimList(claims, assessments, attestations) : emptyClaims(isProcessing)}
    ${isProcessing ? "" : html`<p><a href="/api/manifests/${repository.id}" download="experiment.yml">Drafted manifest</a>: what was found of experiments and Claims, as a <code>.research/experiment.yml</code> to edit and commit.</p>`}
    <h2>Runs</h2>
    ${runs.length > 0 ? runTable(runs, environments, { cancellable: actions.runs, base }) : html`<p class="muted">Nothing was run yet.</p>`}
    ${environments.size > 0 ? environmentList(environments.values()) : ""}
    ${versionList(versions, base)}
    ${community ? html`<h2>Community</h2><p>${communitySignal(community)}</p>` : ""}
    <h2>For machines</h2>
    <p><img src="/api/badge/${owner}/${slug}" alt="Reproduction badge of ${owner}/${slug}"></p>
    <p><a href="${links.self}">Compact record</a> · <a href="${links.claims}">Claims</a> · <a href="${links.runs}">Runs</a>
      · <a href="/api/processing?repositoryId=${repository.id}">Processing</a></p>`;
  return layout(`${title} · ${owner}/${slug}`, main, {
    ...{ viewer, path: base },
    ...(isProcessing ? { refreshSeconds } : {}),
  });
}

/** An abstract is long; what the repository is worth stands before it. */
function abstract(description: string): Html {
  return description.length <= 300
    ? html`<p>${description}</p>`
    : html`<details><summary>Abstract</summary><p>${description}</p></details>`;
}

function tombstone({ withdrawnAt, reason }: Withdrawal): Html {
  return html`<p role="status"><strong>Withdrawn</strong> by its owner on
    <time datetime="${withdrawnAt}">${withdrawnAt.slice(0, 10)}</time>: ${reason}</p>
    <p class="muted">What was judged stays, and its signed statements can be verified as before. Files, logs and the
      description are no longer given out.</p>`;
}

/** Formats the community counts, requests for a reproduction first. */
function communitySignal({ requests, stars, followers }: CommunityCounts): string {
  const requestText = requests === 1 ? "1 person wants" : `${requests} people want`;
  const countOf = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
  return `${requestText} this reproduced · ${countOf(stars, "star")} · ${countOf(followers, "follower")}`;
}

function emptyClaims(isProcessing: boolean): Html {
  return isProcessing
    ? html`<p class="muted">The paper is being processed; its Claims appear here when they are compiled.</p>`
    : html`<p class="muted">No checkable Claim was found. A <code>.research/experiment.yml</code> in the code repository
        declares them; <a href="/schemas/experiment.json">its schema</a> says how.</p>`;
}
