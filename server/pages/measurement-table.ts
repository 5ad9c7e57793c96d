import { html } from "hono/html";
import type { Measurement } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import { onceEach } from "./language/once-each.ts";
import { recorded } from "./language/recorded.ts";
import type { Translator } from "./language/translator.ts";
import { scrolled } from "./layout.ts";
import { isFile, reportedValue } from "./reported-value.ts";
import { shownMetric } from "./shown-metric.ts";
import { shownValue } from "./shown-value.ts";
import { measurementTexts } from "./texts/measurement-texts.ts";
import { outcomeTexts } from "./texts/word-texts.ts";

/** Renders what was reported, as it is printed, beside what was observed. Without an experiment nothing will be. */
export function measurementTable(t: Translator, measurements: Measurement[], hasExperiment = true): Html {
  if (measurements.length === 0) return html`<p class="muted">${t(measurementTexts.noMeasurement)}</p>`;
  const shared = sharedReasons(t, measurements);
  const unjudged = t(hasExperiment ? measurementTexts.notRunYet : measurementTexts.noExperiment);
  const table = html`<table class="stack compact">
    ${head(t)}
    <tbody>${measurements.map((measurement) => row(t, measurement, shared, unjudged))}</tbody>
  </table>`;
  const reasons = [...shared].map(([reason, names]) =>
    t.html(measurementTexts.shared, { names, reason: recorded(t, reason) }),
  );
  return html`${scrolled(t(measurementTexts.measurements), table)}
    ${reasons.map((reason) => html`<p class="muted">${reason}</p>`)}`;
}

/** Every Claim of a page has it. */
const head = onceEach(
  (t) =>
    html`<thead><tr><th scope="col">${t(measurementTexts.measurement)}</th><th scope="col" class="number">${t(measurementTexts.reported)}</th>
      <th scope="col" class="number">${t(measurementTexts.tolerance)}</th><th scope="col" class="number">${t(measurementTexts.observed)}</th>
      <th scope="col" class="number">${t(measurementTexts.difference)}</th>
      <th scope="col">${t(measurementTexts.outcome)}</th></tr></thead>`,
);

/** The reasons that several measurements have, each with the names of these: they are said once. */
function sharedReasons(t: Translator, measurements: Measurement[]): Map<string, Html | string> {
  const byReason = Map.groupBy(measurements, ({ reason }) => reason);
  const shared = new Map<string, Html | string>();
  for (const [reason, same] of byReason) {
    if (reason === null || same.length < 2) continue;
    const isAll = same.length === measurements.length;
    shared.set(
      reason,
      isAll
        ? t(measurementTexts.eachOfThem)
        : joined(
            t,
            same.map(({ metric }) => html`<bdi>${metric}</bdi>`),
          ),
    );
  }
  return shared;
}

function row(
  t: Translator,
  measurement: Measurement,
  shared: ReadonlyMap<string, Html | string>,
  unjudged: string,
): Html {
  const { outcome, reason } = measurement;
  return html`<tr>
    <td data-label=""><bdi>${shownMetric(measurement)}</bdi></td>
    <td class="number" data-label="${t(measurementTexts.reported)}">${reportedValue(t, measurement)}</td>
    <td class="number" data-label="${t(measurementTexts.tolerance)}">${toleranceOf(t, measurement)}</td>
    <td class="number" data-label="${t(measurementTexts.observed)}">${observed(t, measurement)}</td>
    <td class="number" data-label="${t(measurementTexts.difference)}">${difference(t, measurement)}</td>
    <td data-label="${t(measurementTexts.outcome)}">${outcome === null ? unjudged : html`<span class="state ${outcome}">${t(outcomeTexts[outcome].word)}</span>`}
      ${reason && !shared.has(reason) ? html`<br><span class="muted">${recorded(t, reason)}</span>` : ""}</td>
  </tr>`;
}

/** Values of repetitions that are listed where none of them was compared. */
const maxListed = 5;

function observed(t: Translator, measurement: Measurement): Html | string {
  const { observedValue, observedValues, interval, tolerance } = measurement;
  if (isFile(measurement))
    return t(measurement.outcome === "match" ? measurementTexts.sameFile : measurementTexts.noneObserved);
  if (observedValue === null) {
    if (observedValues.length === 0) return t(measurementTexts.noneObserved);
    const listed = observedValues.slice(0, maxListed).map((value) => shownValue(value, tolerance));
    const count = observedValues.length - listed.length;
    return joined(t, [...listed, ...(count > 0 ? [t(measurementTexts.moreValues, { count })] : [])]);
  }
  const note =
    interval === null
      ? t(measurementTexts.noInterval)
      : t.html(measurementTexts.interval, {
          lower: shownValue(interval.lower, tolerance),
          upper: shownValue(interval.upper, tolerance),
          count: observedValues.length,
        });
  const { observedUncertainty } = measurement;
  const own = observedUncertainty ? html` ± ${shownValue(observedUncertainty, tolerance)}` : "";
  return html`${shownValue(observedValue, tolerance)}${own}<br><span class="muted">${note}</span>`;
}

function difference(t: Translator, { absoluteDifference, tolerance }: Measurement): Html | string {
  return absoluteDifference === null ? t(measurementTexts.none) : shownValue(absoluteDifference, tolerance);
}

/** What decides a match, and beside it what the authors declare where that is another. */
function toleranceOf(
  t: Translator,
  { tolerance, declaredTolerance, comparator }: Measurement,
): Html | string {
  if (tolerance === null) return t(measurementTexts.none);
  const sign = tolerance > 0 ? (signs[comparator] ?? "± ") : "";
  const other = declaredTolerance !== null && declaredTolerance !== tolerance ? declaredTolerance : null;
  const note =
    other === null
      ? ""
      : html`<br><span class="muted">${t.html(measurementTexts.declared, { tolerance: shownValue(other, null) })}</span>`;
  return html`${sign}${shownValue(tolerance, null)}${note}`;
}

/** A bound has one side. */
const signs: Partial<Record<Measurement["comparator"], string>> = { ">=": "− ", "<=": "+ " };
