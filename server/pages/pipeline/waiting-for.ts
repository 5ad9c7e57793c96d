import { html } from "hono/html";
import type { ProcessingJob } from "../../__generated__/types.ts";
import { runStages } from "../../domain/runs/slot-stages.ts";
import type { Html } from "../html.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { pipelineTexts } from "../texts/pipeline-texts.ts";

/** Says what a job waits for: an attempt's pause or a slot of its kind; nothing where it is being worked on, or waits for somebody. */
export function waitingFor(
  t: Translator,
  { state, stage, availableAt, queuePosition, attemptCount, maxAttempts }: ProcessingJob,
  now: Date,
): Html | "" {
  if (state === "queued" && Date.parse(availableAt) > now.getTime()) {
    const values = { attempt: attemptCount + 1, most: maxAttempts, time: shownTime(t.language, availableAt) };
    return html`<p>${t.html(pipelineTexts.waitsForAttempt, values)}</p>`;
  }
  if (queuePosition === undefined) return "";
  const text = runStages.includes(stage) ? pipelineTexts.waitsForSandbox : pipelineTexts.waitsForReader;
  return html`<p>${t(text)}</p>`;
}
