import { html } from "hono/html";
import type { RunRecord } from "../../domain/records.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { shownDuration } from "../shown-quantity.ts";
import { pipelineTexts } from "../texts/pipeline-texts.ts";
import { executionTexts } from "../texts/word-texts.ts";

type JobRun = Pick<RunRecord, "id" | "state" | "startedAt" | "finishedAt">;

/** Renders the Runs of a job, and how long each has taken. */
export function jobRuns(t: Translator, runs: readonly JobRun[], base: string, now: Date): Html | "" {
  if (runs.length === 0) return "";
  return html`<h2>${t(pipelineTexts.runs)}</h2><ul>${runs.map((run) => item(t, run, base, now))}</ul>`;
}

function item(t: Translator, { id, state, startedAt, finishedAt }: JobRun, base: string, now: Date): Html {
  const end = finishedAt === null ? now.getTime() : Date.parse(finishedAt);
  const took =
    startedAt === null ? "" : ` ${shownDuration(t.language, Math.max(0, end - Date.parse(startedAt)))}`;
  return html`<li><a href="${base}/runs/${id}"><code>${id}</code></a> <span class="state">${t(executionTexts[state].word)}</span>${took}</li>`;
}
