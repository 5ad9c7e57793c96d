import { html } from "hono/html";
import type { Measurement } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { measurementPlots } from "../plot/measurement-plots.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";

/** Renders what a verdict is: a printed number, what five repetitions observed, and the word that follows. */
export function verdictPicture(t: Translator): Html {
  const state = html`<span class="state supported">${t(claimTexts.supported.word)}</span>`;
  return html`<figure class="example">${measurementPlots(t, [{ ...example, metric: t(homeTexts.exampleMetric) }])}
    <figcaption>${t.html(homeTexts.example, { state })}</figcaption></figure>`;
}

const example: Measurement = {
  ...{ measurementId: "slope", metric: "", unit: "1", dimensions: {}, comparator: "~=" },
  ...{ reportedValue: 4.74, tolerance: 0.005, declaredTolerance: null },
  printed: { text: "4.74", source: "text", page: null, quotation: null },
  ...{ observedValue: 4.7405, observedValues: [4.7383, 4.7395, 4.7402, 4.7415, 4.743] },
  interval: { lower: 4.7388, upper: 4.7422 },
  ...{ absoluteDifference: 0.0005, outcome: "match", verification: "verified" },
  ...{ reason: null, diagnostic: null, evidenceIds: [] },
};
