import { html } from "hono/html";
import type { ProcessingJob } from "../__generated__/types.ts";
import type { Html } from "./layout.ts";

/** Renders how far the processing is, its place in the queue, and when it is expected to go on and to end. */
export function jobProgress({ state, stage, lastError, ...job }: ProcessingJob, now: Date): Html | "" {
  if (state === "completed") return "";
  const { queuePosition, estimatedStartAt, estimatedFinishAt } = job;
  const place = queuePosition === undefined ? "" : html`, ${placeOf(queuePosition)} in the queue`;
  const expected = [
    estimatedStartAt ? html`to go on ${whenOf(estimatedStartAt, now)}` : [],
    estimatedFinishAt ? html`to end ${whenOf(estimatedFinishAt, now)}` : [],
  ].flat();
  const [first, second] = expected;
  const estimate = first
    ? html`<br><span class="muted">Expected ${first}${second ? html` and ${second}` : ""}: an estimate from earlier Runs.</span>`
    : "";
  // Of a manifest each problem has a line.
  const error = lastError ? html`${lastError.split("\n").map((line) => html`<br>${line}`)}` : "";
  return html`<p role="status"><span class="state ${state}">${state}</span> at stage ${stage.replaceAll("_", " ")}${place}${estimate}${error}</p>`;
}

const placeOf = (position: number) => (position === 1 ? "next" : `number ${position}`);

function whenOf(time: string, now: Date): Html {
  return html`<time datetime="${time}" title="${time}">${inWords((Date.parse(time) - now.getTime()) / 1000)}</time>`;
}

/** Of an estimate more than one figure would say too much. */
function inWords(seconds: number): string {
  if (seconds < 45) return "in less than a minute";
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `in about ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `in about ${hours} hours` : `in about ${Math.round(hours / 24)} days`;
}
