import type { Claim, Measurement } from "@research-verification/sdk";
import { shownNumber } from "@research-verification/server/shown-number";
import { claimWords, outcomeWords } from "@research-verification/server/words";
import { plainLine } from "../plain-text.ts";
import { textTable } from "./text-table.ts";

/** Claims with their verdicts, each with the table of its page: what was reported beside what was observed. */
export function describeClaims(claims: readonly Claim[]): string[] {
  return claims.flatMap(({ statement, sourceLocator, evidence, measurements }) => {
    const place = sourceLocator ? ` (${sourceLocator})` : "";
    const reasons = measurements.flatMap(({ metric, reason }) => (reason ? [`${metric}: ${reason}`] : []));
    return [
      plainLine(`${claimWords[evidence.state]}: ${statement}${place}`),
      ...tableOf(measurements).map((line) => `  ${line}`),
      ...reasons.map((reason) => `  ${plainLine(reason)}`),
      "",
    ];
  });
}

/** How many Claims have each verdict: `2 supported, 1 contradicted`. */
export function countVerdicts(claims: readonly Claim[]): string {
  const counts = Map.groupBy(claims, ({ evidence }) => claimWords[evidence.state]);
  return [...counts].map(([word, { length }]) => `${length} ${word}`).join(", ") || "no Claims";
}

const heading = ["Measurement", "Reported", "Observed", "Difference", "Outcome"];

function tableOf(measurements: readonly Measurement[]): string[] {
  if (measurements.length === 0) return ["It has no measurement that could be checked."];
  return textTable([heading, ...measurements.map(row)], new Set([1, 2, 3]));
}

function row(measurement: Measurement): string[] {
  const { metric, unit, outcome, tolerance, absoluteDifference } = measurement;
  return [
    unit === "1" ? metric : `${metric} (${unit})`,
    reported(measurement),
    observed(measurement),
    absoluteDifference === null ? "none" : shownNumber(absoluteDifference, tolerance),
    outcome === null ? "not run yet" : outcomeWords[outcome],
  ].map(plainLine);
}

function reported(measurement: Measurement): string {
  const { comparator, reportedValue, printed } = measurement;
  if (reportedValue === null) return isFile(measurement) ? "a file" : "none";
  const page = printed?.page ? `, p. ${printed.page}` : "";
  return `${comparator === "=" ? "" : `${comparator} `}${printed?.text ?? reportedValue}${page}`;
}

function observed(measurement: Measurement): string {
  const { observedValue, observedValues, interval, tolerance, outcome } = measurement;
  if (isFile(measurement)) return outcome === "match" ? "the same file" : "none";
  if (observedValue === null) return observedValues.length > 0 ? `${observedValues.length} values` : "none";
  const spread = interval
    ? ` (${shownNumber(interval.lower, tolerance)} to ${shownNumber(interval.upper, tolerance)})`
    : "";
  return `${shownNumber(observedValue, tolerance)}${spread}`;
}

/** Whether a file is compared by its digest, and no number. */
function isFile({ reportedValue, tolerance, printed }: Measurement): boolean {
  return reportedValue === null && tolerance === null && printed === null;
}
