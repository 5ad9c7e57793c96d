import { html } from "hono/html";
import type { Measurement } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { onceEach } from "../language/once-each.ts";
import type { Translator } from "../language/translator.ts";
import { shownMetric } from "../shown-metric.ts";
import { plotTexts } from "../texts/plot-texts.ts";
import { measurementPlot } from "./measurement-plot.ts";

/** Plots of one Claim: a table says the rest. */
const mostPlots = 12;

/** Renders a plot of each number that was reported and observed, with what their marks mean; nothing where there is none. */
export function measurementPlots(t: Translator, measurements: readonly Measurement[]): Html | "" {
  const plots: Html[] = [];
  for (const measurement of measurements) {
    if (plots.length === mostPlots) break;
    const plot = measurementPlot(t, measurement);
    if (plot) plots.push(html`<figcaption dir="auto">${shownMetric(measurement)}</figcaption>${plot}`);
  }
  if (plots.length === 0) return "";
  return html`<div class="plots">${plots.map((plot) => html`<figure>${plot}</figure>`)}
    <p class="legend">${measurements.some(({ interval }) => interval) ? withInterval(t) : withoutInterval(t)}</p></div>`;
}

/** Every Claim of a page has one of the two. */
const withInterval = onceEach((t) => legend(t, true));
const withoutInterval = onceEach((t) => legend(t, false));

function legend(t: Translator, hasInterval: boolean): Html {
  return html`${entry(html`<line x1="9" x2="9" y1="1" y2="15" class="reported"/>`, t(plotTexts.reported))}
      ${entry(html`<rect x="1" y="2" width="16" height="12" class="band"/>`, t(plotTexts.tolerance))}
      ${entry(html`<circle cx="9" cy="8" r="4" class="dots"/>`, t(plotTexts.observed))}
      ${hasInterval ? entry(html`<line x1="1" x2="17" y1="8" y2="8" class="interval"/>`, t(plotTexts.interval)) : ""}`;
}

function entry(shape: Html, text: string): Html {
  return html`<span><svg width="18" height="16" aria-hidden="true">${shape}</svg> ${text}</span>`;
}
