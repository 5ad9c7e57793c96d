import type { Claim, Measurement } from "@research-verification/sdk";
import { shownNumber } from "@research-verification/server/shown-number";
import { claimWords, outcomeWords } from "@research-verification/server/words";
import { plainLine } from "../plain-text.ts";
import { textTable } from "./text-table.ts";

/** Claims with their verdicts, each with the table of its page: what was reported beside what was observed. */
export function describeClaims(claims: readonly Claim[]): string[] {
  return claims.flatMap(({ statement, sourceLocator, evidence, measurements, experimentIds }) => {
    const hasExperiment = experimentIds.length > 0;
    const place = sourceLocator ? ` (${sourceLocator})` : "";
    const reasons = measurements.flatMap(({ metric, reason }) => (reason ? [`${metric}: ${reason}`] : []));
    return [
      plainLine(`${claimWords[evidence.state]}: ${statement}${place}`),
      ...tableOf(measurements, hasExperiment ? "not run yet" : "no experiment").map((line) => `  ${line}`),
      ...(hasExperiment || measurements.length === 0 ? [] : [`  ${undeclared}`]),
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

/** Of a Claim that no Run can judge. */
const undeclared =
  "No experiment measures it: declare one, and where the number is read, in .research/experiment.yml.";

function tableOf(measurements: readonly Measurement[], unjudged: string): string[] {
  if (measurements.length === 0) return ["It has no measurement that could be checked."];
  return textTable([heading, ...measurements.map((each) => row(each, unjudged))], new Set([1, 2, 3]));
}

function row(measurement: Measurement, unjudged: string): string[] {
  const { metric, unit, outcome, tolerance, absoluteDifference } = measurement;
  return [
    unit === "1" ? metric : `${metric} (${unit})`,
    reported(measurement),
    observed(measurement),
    absoluteDifference === null ? "none" : shownNumber(absoluteDifference, tolerance),
    outcome === null ? unjudged : outcomeWords[outcome],
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
  if (observedValue === null) {
    const { length } = observedValues;
    return length > 0 ? `${length} ${length === 1 ? "value" : "values"}` : "none";
  }
  const spread = interval
    ? ` (${shownNumber(interval.lower, tolerance)} to ${shownNumber(interval.upper, tolerance)})`
    : "";
  return `${shownNumber(observedValue, tolerance)}${spread}`;
}

/** Whether a file is compared by its digest, and no number. */
function isFile({ reportedValue, tolerance, printed }: Measurement): boolean {
  return reportedValue === null && tolerance === null && printed === null;
}
