import { html, raw } from "hono/html";
import type { Measurement } from "../../__generated__/types.ts";
import { shownNumber } from "../../domain/measurement/shown-number.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { shownMetric } from "../shown-metric.ts";
import { plotTexts } from "../texts/plot-texts.ts";
import { type PlotAxis, plotAxis } from "./plot-axis.ts";

/**
 * Renders the reported number, its tolerance, the interval and every observed number on one axis; null where nothing was
 * observed. Places are in per cent, so that only distances shrink on a phone, and no text.
 */
export function measurementPlot(t: Translator, measurement: Measurement): Html | null {
  const { reportedValue, observedValues, interval, comparator } = measurement;
  if (reportedValue === null || observedValues.length === 0) return null;
  const tolerance = measurement.tolerance ?? 0;
  const band = [reportedValue - tolerance, reportedValue + tolerance] as const;
  const axis = plotAxis([...band, ...observedValues, ...(interval ? [interval.lower, interval.upper] : [])]);
  if (!axis) return null;
  const from = comparator === "<=" ? 0 : axis.at(band[0]);
  const to = comparator === ">=" ? 100 : axis.at(band[1]);
  const reported = axis.at(reportedValue);
  return html`<svg class="plot" role="img" width="100%" height="50"><title>${shownMetric(measurement)}</title><desc>${inWords(t, measurement, reportedValue)}</desc>${raw(
    [
      `<rect class="band" x="${from}%" y="2" width="${rounded(to - from)}%" height="26"/>`,
      interval ? line("interval", axis.at(interval.lower), axis.at(interval.upper), 15) : "",
      `<line class="reported" x1="${reported}%" x2="${reported}%" y1="0" y2="30"/>`,
      `<g class="dots">${dots(axis, observedValues)}</g>`,
      line("axis", 0, 100, 30),
      `<g class="ticks">${axis.ticks.map(tick).join("")}</g>`,
    ].join(""),
  )}</svg>`;
}

/** Two dots that are nearer than this, in per cent of the width, are one: hundreds would be more page than picture. */
const resolution = 0.25;

function dots(axis: PlotAxis, values: readonly number[]): string {
  const places = new Map(values.map(axis.at).map((place) => [Math.round(place / resolution), place]));
  return [...places.values()].map((place) => `<circle cx="${place}%" cy="15" r="4"/>`).join("");
}

const line = (name: string, from: number, to: number, y: number) =>
  `<line class="${name}" x1="${from}%" x2="${to}%" y1="${y}" y2="${y}"/>`;

/** What stands at an edge reaches over it by no more than the margin of a page. Labels are of digits alone, which need no escaping. */
function tick({ at, label }: PlotAxis["ticks"][number]): string {
  const anchor = at < 4 ? ' text-anchor="start"' : at > 96 ? ' text-anchor="end"' : "";
  return `<line x1="${at}%" x2="${at}%" y1="30" y2="34"/><text x="${at}%" y="46"${anchor}>${label}</text>`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The same for who does not see it. */
function inWords(t: Translator, { printed, tolerance, observedValues }: Measurement, value: number): string {
  const shown = (number: number) => shownNumber(number, tolerance);
  return t(plotTexts.inWords, {
    reported: printed?.text ?? String(value),
    tolerance: String(tolerance ?? 0),
    count: observedValues.length,
    least: shown(observedValues.reduce((least, each) => Math.min(least, each))),
    most: shown(observedValues.reduce((most, each) => Math.max(most, each))),
  });
}
