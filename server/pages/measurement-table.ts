import { html } from "hono/html";
import type { Measurement } from "../__generated__/types.ts";
import type { Html } from "./layout.ts";

/** Renders the reported and observed values at full precision. */
export function measurementTable(measurements: Measurement[]): Html {
  if (measurements.length === 0)
    return html`<p class="muted">This Claim has no measurement that could be checked.</p>`;
  return html`<table>
    <thead><tr><th>Measurement</th><th class="number">Reported</th><th class="number">Observed</th>
      <th class="number">Difference</th><th>Finding</th></tr></thead>
    <tbody>${measurements.map(row)}</tbody>
  </table>`;
}

function row({
  metric,
  unit,
  comparator,
  reportedValue,
  observedValue,
  absoluteDifference,
  verification,
  reason,
}: Measurement) {
  const measure = unit === "1" ? metric : `${metric} (${unit})`;
  return html`<tr>
    <td>${measure}</td>
    <td class="number">${comparator === "=" ? "" : comparator} ${formatValue(reportedValue)}</td>
    <td class="number">${formatValue(observedValue)}</td>
    <td class="number">${formatValue(absoluteDifference)}</td>
    <td><span class="state ${verification}">${verification.replaceAll("_", " ")}</span>
      ${reason ? html`<br><span class="muted">${reason}</span>` : ""}</td>
  </tr>`;
}

function formatValue(value: number | null): string {
  return value === null ? "none" : String(value);
}
