import { html } from "hono/html";
import type { Measurement, PrintedValue } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import type { Translator } from "./language/translator.ts";
import { measurementTexts } from "./texts/measurement-texts.ts";

/** Renders a reported number with the digits that the paper prints, and where it prints them. */
export function reportedValue(t: Translator, measurement: Measurement): Html | string {
  const { comparator, reportedValue, printed } = measurement;
  if (reportedValue === null) return t(isFile(measurement) ? measurementTexts.aFile : measurementTexts.none);
  const relation = comparator === "=" ? "" : `${signs[comparator] ?? comparator} `;
  // Without its print only the value is known: 25.0 and 25 are the same double.
  const text = printed?.text ?? String(reportedValue);
  return html`${relation}<data value="${reportedValue}">${text}</data>${printed ? place(t, printed) : ""}`;
}

/** Whether a file is compared by its digest, and no number. */
export function isFile({ reportedValue, tolerance, printed }: Measurement): boolean {
  return reportedValue === null && tolerance === null && printed === null;
}

/** The page of the paper, which opens to the words around the number. */
function place(t: Translator, { source, page, quotation }: PrintedValue): Html {
  const parts = [
    ...(page === null ? [] : [t(measurementTexts.page, { page })]),
    ...(source === "text" ? [] : [t(measurementTexts[source])]),
  ];
  const label = joined(t, parts);
  if (quotation === null) return parts.length > 0 ? html`<br><span class="muted">${label}</span>` : html``;
  return html`<details><summary>${parts.length > 0 ? label : t(measurementTexts.quotation)}</summary><blockquote>“${quotation}”</blockquote></details>`;
}

const signs: Partial<Record<Measurement["comparator"], string>> = { "~=": "≈", ">=": "≥", "<=": "≤" };
