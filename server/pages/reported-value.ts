import { html } from "hono/html";
import type { Measurement, PrintedSource, PrintedValue } from "../__generated__/types.ts";
import type { Html } from "./layout.ts";

/** Renders a reported number with the digits that the paper prints, and where it prints them. */
export function reportedValue(measurement: Measurement): Html | string {
  const { comparator, reportedValue, printed } = measurement;
  if (reportedValue === null) return isFile(measurement) ? "a file" : "none";
  const relation = comparator === "=" ? "" : `${signs[comparator] ?? comparator} `;
  // Without its print only the value is known: 25.0 and 25 are the same double.
  const text = printed?.text ?? String(reportedValue);
  return html`${relation}<data value="${reportedValue}">${text}</data>${printed ? place(printed) : ""}`;
}

/** Whether a file is compared by its digest, and no number. */
export function isFile({ reportedValue, tolerance, printed }: Measurement): boolean {
  return reportedValue === null && tolerance === null && printed === null;
}

/** The page of the paper, which opens to the words around the number. */
function place({ source, page, quotation }: PrintedValue): Html {
  const where = page === null ? "" : `p. ${page}`;
  const label = [where, sourceNotes[source]].filter(Boolean).join(", ");
  if (quotation === null) return label ? html`<br><span class="muted">${label}</span>` : html``;
  return html`<details><summary>${label || "quotation"}</summary><blockquote>“${quotation}”</blockquote></details>`;
}

const signs: Partial<Record<Measurement["comparator"], string>> = { "~=": "≈", ">=": "≥", "<=": "≤" };

const sourceNotes: Record<PrintedSource, string> = {
  text: "",
  figure: "read from a figure",
  no_text: "not found: not every page of the paper has text",
  not_found: "not found in the paper's text",
};
