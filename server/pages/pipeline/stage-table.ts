import { html } from "hono/html";
import type { ProcessingJob } from "../../__generated__/types.ts";
import type { EventRecord } from "../../domain/records.ts";
import { type StageProgress, stageProgress } from "../../domain/runs/stage-progress.ts";
import type { Html } from "../html.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { scrolled } from "../layout.ts";
import { shownDuration } from "../shown-quantity.ts";
import { jobStateTexts, stageTexts } from "../texts/job-texts.ts";
import { pipelineTexts, stageStateTexts } from "../texts/pipeline-texts.ts";

/** Renders the stages of the pipeline: which are done, how long each took, and where the job stands. */
export function stageTable(
  t: Translator,
  job: ProcessingJob,
  events: readonly EventRecord[],
  now: Date,
): Html {
  const stages = stageProgress({ ...job, finishedAt: job.finishedAt ?? null }, events, now);
  const table = html`<table class="stages">
    <thead><tr><th scope="col">${t(pipelineTexts.stage)}</th><th scope="col">${t(pipelineTexts.state)}</th>
      <th scope="col">${t(pipelineTexts.began)}</th><th scope="col" class="number">${t(pipelineTexts.took)}</th></tr></thead>
    <tbody>${stages.map((stage, index) => row(t, stage, index + 1, job))}</tbody></table>`;
  return html`<h2>${t(pipelineTexts.stages)}</h2>${scrolled(t(pipelineTexts.stages), table)}`;
}

function row(
  t: Translator,
  { stage, state, startedAt, milliseconds, retries }: StageProgress,
  number: number,
  job: ProcessingJob,
): Html {
  const word =
    state === "current"
      ? html`<span class="state ${job.state}">${t(jobStateTexts[job.state])}</span>`
      : html`<span class="muted${state === "completed" ? " done" : ""}">${t(stageStateTexts[state])}</span>`;
  const again =
    retries > 0 ? html` <span class="muted">${t(pipelineTexts.again, { count: retries })}</span>` : "";
  return html`<tr${state === "current" ? html` aria-current="step"` : ""}>
    <td>${number}. ${t(stageTexts[stage])}</td>
    <td>${word}${again}</td>
    <td>${startedAt ? shownTime(t.language, startedAt) : "–"}</td>
    <td class="number">${milliseconds === null ? "–" : shownDuration(t.language, milliseconds)}</td></tr>`;
}
