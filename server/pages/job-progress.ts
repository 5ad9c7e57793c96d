import { html } from "hono/html";
import type { ProcessingJob } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import { recorded } from "./language/recorded.ts";
import type { Translator } from "./language/translator.ts";
import { jobStateTexts, jobTexts, stageTexts } from "./texts/job-texts.ts";

/** Renders how far the processing is, its place in the queue, and when it is expected to go on and to end. */
export function jobProgress(
  t: Translator,
  { state, stage, lastError, queuePosition, ...job }: ProcessingJob,
  now: Date,
): Html | "" {
  if (state === "completed") return "";
  const place =
    queuePosition === undefined
      ? []
      : [queuePosition === 1 ? t(jobTexts.next) : t(jobTexts.place, { position: queuePosition })];
  const expected = estimateOf(t, job, now);
  const estimate = expected ? html`<br><span class="muted">${expected}</span>` : "";
  // Of a manifest each problem has a line.
  const error = lastError ? html`${lastError.split("\n").map((line) => html`<br>${recorded(t, line)}`)}` : "";
  return html`<p role="status"><span class="state ${state}">${t(jobStateTexts[state])}</span> ${joined(t, [t(stageTexts[stage]), ...place])}${estimate}${error}</p>`;
}

type Estimates = Pick<ProcessingJob, "estimatedStartAt" | "estimatedFinishAt">;

function estimateOf(
  t: Translator,
  { estimatedStartAt, estimatedFinishAt }: Estimates,
  now: Date,
): Html | null {
  const start = estimatedStartAt && whenOf(t, estimatedStartAt, now);
  const end = estimatedFinishAt && whenOf(t, estimatedFinishAt, now);
  if (start && end) return t.html(jobTexts.toGoOnAndEnd, { start, end });
  if (start) return t.html(jobTexts.toGoOn, { start });
  return end ? t.html(jobTexts.toEnd, { end }) : null;
}

function whenOf(t: Translator, time: string, now: Date): Html {
  return html`<time datetime="${time}" title="${time}">${inWords(t, (Date.parse(time) - now.getTime()) / 1000)}</time>`;
}

/** Of an estimate more than one figure would say too much. */
function inWords(t: Translator, seconds: number): string {
  if (seconds < 45) return t(jobTexts.soon);
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return t(jobTexts.inMinutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t(jobTexts.inHours, { count: hours })
    : t(jobTexts.inDays, { count: Math.round(hours / 24) });
}
