import { html } from "hono/html";
import type { Measurement } from "../__generated__/types.ts";
import { outcomeWords } from "../domain/views/words.ts";
import { type Html, scrolled } from "./layout.ts";
import { isFile, reportedValue } from "./reported-value.ts";
import { shownValue } from "./shown-value.ts";

/** Renders what was reported, as it is printed, beside what was observed. */
export function measurementTable(measurements: Measurement[]): Html {
  if (measurements.length === 0)
    return html`<p class="muted">This Claim has no measurement that could be checked.</p>`;
  const shared = sharedReasons(measurements);
  const table = html`<table class="stack">
    <thead><tr><th scope="col">Measurement</th><th scope="col" class="number">Reported</th>
      <th scope="col" class="number">Observed</th><th scope="col" class="number">Difference</th>
      <th scope="col">Outcome</th></tr></thead>
    <tbody>${measurements.map((measurement) => row(measurement, shared))}</tbody>
  </table>`;
  return html`${scrolled("Measurements", table)}
    ${[...shared].map(([reason, metrics]) => html`<p class="muted">${metrics}: ${reason}</p>`)}`;
}

/** The reasons that several measurements have, each with the names of these: they are said once. */
function sharedReasons(measurements: Measurement[]): Map<string, string> {
  const byReason = Map.groupBy(measurements, ({ reason }) => reason);
  const shared = new Map<string, string>();
  for (const [reason, same] of byReason) {
    if (reason === null || same.length < 2) continue;
    const isAll = same.length === measurements.length;
    shared.set(reason, isAll ? "Each of them" : same.map(({ metric }) => metric).join(", "));
  }
  return shared;
}

function row(measurement: Measurement, shared: ReadonlyMap<string, string>): Html {
  const { metric, unit, outcome, reason } = measurement;
  return html`<tr>
    <td data-label="">${unit === "1" ? metric : `${metric} (${unit})`}</td>
    <td class="number" data-label="Reported">${reportedValue(measurement)}</td>
    <td class="number" data-label="Observed">${observed(measurement)}</td>
    <td class="number" data-label="Difference">${difference(measurement)}</td>
    <td data-label="Outcome">${outcome === null ? "not run yet" : html`<span class="state ${outcome}">${outcomeWords[outcome]}</span>`}
      ${reason && !shared.has(reason) ? html`<br><span class="muted">${reason}</span>` : ""}</td>
  </tr>`;
}

/** Values of repetitions that are listed where none of them was compared. */
const maxListed = 5;

function observed(measurement: Measurement): Html | string {
  const { observedValue, observedValues, interval, tolerance } = measurement;
  if (isFile(measurement)) return measurement.outcome === "match" ? "the same file" : "none";
  if (observedValue === null) {
    if (observedValues.length === 0) return "none";
    const listed = observedValues.slice(0, maxListed).map((value) => shownValue(value, tolerance));
    const more = observedValues.length - listed.length;
    return html`${listed.map((value, index) => html`${index > 0 ? ", " : ""}${value}`)}${more > 0 ? `, and ${more} more` : ""}`;
  }
  const note =
    interval === null
      ? "no interval"
      : html`90 % interval ${shownValue(interval.lower, tolerance)} to ${shownValue(interval.upper, tolerance)}
        over ${observedValues.length} repetitions`;
  const { observedUncertainty } = measurement;
  const own = observedUncertainty ? html` ± ${shownValue(observedUncertainty, tolerance)}` : "";
  return html`${shownValue(observedValue, tolerance)}${own}<br><span class="muted">${note}</span>`;
}

function difference({ absoluteDifference, tolerance }: Measurement): Html | string {
  if (absoluteDifference === null) return "none";
  const note =
    tolerance === null ? "" : html`<br><span class="muted">tolerance ${shownValue(tolerance, null)}</span>`;
  return html`${shownValue(absoluteDifference, tolerance)}${note}`;
}
