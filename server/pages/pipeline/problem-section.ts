import { html } from "hono/html";
import type { JobState, PipelineStage } from "../../__generated__/enumerations.ts";
import type { ProcessingJob } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Message } from "../language/message-values.ts";
import { recorded } from "../language/recorded.ts";
import type { Translator } from "../language/translator.ts";
import { pipelineTexts } from "../texts/pipeline-texts.ts";

/** Renders every problem of the last failure, and what to do about it; nothing where there is none. */
export function problemSection(t: Translator, { state, stage, lastError }: ProcessingJob): Html | "" {
  if (!lastError || state === "completed") return "";
  const [summary = "", ...problems] = linesOf(lastError);
  return html`<section class="${state === "blocked" ? "failure waits" : "failure"}"><h2>${t(state === "blocked" ? pipelineTexts.whatItWaitsFor : pipelineTexts.whatWentWrong)}</h2>
    <p><strong>${recorded(t, summary)}</strong></p>
    ${problems.length > 0 ? html`<ol>${problems.map((problem) => html`<li>${recorded(t, problem)}</li>`)}</ol>` : ""}
    <p>${t(adviceOf(state, stage, problems.length > 0))}</p></section>`;
}

/** A manifest's problems stand in one text, a line each, the first of them after what they are problems of. */
function linesOf(lastError: string): string[] {
  const [first = "", ...rest] = lastError.split("\n");
  const start = first.search(/: (?:[^:]+, )?line \d/);
  return start < 0 ? [first, ...rest] : [`${first.slice(0, start)}.`, first.slice(start + 2), ...rest];
}

/** The button that helps with what went wrong; null where none does. */
export function remedyOf({ state, stage, lastError }: ProcessingJob): "retry" | "look" | null {
  // A cancelled job is not retried, but its code may be looked at again.
  if (state === "cancelled") return "look";
  if (state !== "failed" || stage === "intake") return null;
  const isOfCode = stage === "source_discovery" || linesOf(lastError ?? "").length > 1;
  return isOfCode ? "look" : "retry";
}

function adviceOf(state: JobState, stage: PipelineStage, hasProblems: boolean): Message {
  if (state === "blocked") return pipelineTexts.forOperator;
  if (state === "cancelled") return pipelineTexts.wasCancelled;
  if (state !== "failed") return pipelineTexts.goesOnByItself;
  if (stage === "intake") return pipelineTexts.submitAnother;
  if (stage === "source_discovery") return pipelineTexts.checkAddress;
  return hasProblems ? pipelineTexts.correctManifest : pipelineTexts.retry;
}
