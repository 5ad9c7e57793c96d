import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { ProcessingJob } from "../../__generated__/types.ts";
import type { EventRecord, RepositoryRecord, RunRecord } from "../../domain/records.ts";
import { actionButtons } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import type { RepositoryActions } from "../actions/repository-actions.ts";
import type { Html } from "../html.ts";
import { jobProgress } from "../job-progress.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { livePart, progressScript } from "../live/live-part.ts";
import { pipelineTexts } from "../texts/pipeline-texts.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import { eventTable } from "./event-table.ts";
import { isUnderWay } from "./is-under-way.ts";
import { jobRuns } from "./job-runs.ts";
import { problemSection } from "./problem-section.ts";
import { stageTable } from "./stage-table.ts";
import { waitingFor } from "./waiting-for.ts";

/** The data of a page besides the repository's record. */
interface PipelinePageData {
  viewer: Viewer | null;
  done: PageNotice | undefined;
  now: Date;
  job: ProcessingJob;
  actions: RepositoryActions;
  events: EventRecord[];
  runs: RunRecord[];
}

/** Renders the processing of a repository: stages, what it waits for, what went wrong and what to do, and its events. */
export function pipelinePage(
  t: Translator,
  { owner, slug, title: name }: Pick<RepositoryRecord, "owner" | "slug" | "title">,
  { viewer, done, now, job, actions, events, runs }: PipelinePageData,
): Html {
  const base = `/r/${owner}/${slug}`;
  const title = t(pipelineTexts.title, { title: name });
  const stand =
    job.state === "completed"
      ? html`<p role="status">${t.html(pipelineTexts.completed, { link: toVerdicts(base) })}</p>`
      : jobProgress(t, { ...job, lastError: undefined }, now);
  const main = html`${viewer ? notice(t, done) : ""}
    <p class="muted"><a href="${base}">${owner}/${slug}</a></p>
    <h1>${t.html(pipelineTexts.title, { title: html`<bdi>${name}</bdi>` })}</h1>
    ${livePart("progress", [stand, waitingFor(t, job, now)])}
    ${problemSection(t, job)}
    ${actionButtons(t, actions, base, job)}
    ${livePart("stages", [stageTable(t, job, events, now), jobRuns(t, runs, base, now)])}
    ${livePart("events", eventTable(t, events))}
    <h2>${t(repositoryTexts.forMachines)}</h2>
    <p><a href="/api/processing?repositoryId=${job.repositoryId}">${t(repositoryTexts.processing)}</a></p>`;
  return layout(t, title, main, {
    ...{ viewer, path: `${base}/processing` },
    ...(isUnderWay(job) ? { script: progressScript } : {}),
  });
}

const toVerdicts = (base: string) => (content: (string | Html)[]) => html`<a href="${base}">${content}</a>`;
