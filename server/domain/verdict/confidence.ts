import type { AssessmentConclusion, Confidence, FindingCode } from "../../__generated__/enumerations.ts";
import { minIntervalValues } from "./equivalence.ts";
import type { JudgedRun } from "./judged-run.ts";
import { comparesFilesAlone, type MeasurementVerdict, matchesByWidePrint } from "./measurement-verdict.ts";
import { comparesOtherNumbers, type StatementNumbers } from "./statement-numbers.ts";

/** How much a conclusion rests on (docs/rules/verdict.md#confidence). */
export function confidenceOf(
  conclusion: AssessmentConclusion,
  measurements: readonly MeasurementVerdict[],
  run: JudgedRun,
  stated: StatementNumbers,
): Confidence {
  const { execution, findings, secondLook } = run;
  if (conclusion === "inconclusive" || execution !== "succeeded" || !isComparable(run)) return "low";
  const highest = findings.map(({ code }) => highestConfidence[code]);
  if (highest.includes("low")) return "low";
  if (measurements.some(({ printed }) => printed !== null && printed.source !== "text")) return "low";
  if (comparesFilesAlone(measurements) || measurements.some(matchesByWidePrint)) return "low";
  if (comparesOtherNumbers(measurements, stated)) return "low";
  if (secondLook?.agrees === false) return "low";
  if (conclusion !== "supports" && secondLook?.agrees !== true) return "low";
  const isRepeated = run.independentRepetitions >= minIntervalValues || run.deterministic;
  // More repetitions would tell: that is said, and is not a high confidence.
  const isUncertain = conclusion !== "supports" && (secondLook?.uncertain.length ?? 0) > 0;
  return isRepeated && !isUncertain && !highest.includes("medium") ? "high" : "medium";
}

export function isComparable({ protocolComparability }: JudgedRun): boolean {
  return protocolComparability === "exact" || protocolComparability === "minor_difference";
}

/** The highest confidence of a conclusion beside a finding. */
const highestConfidence: Record<FindingCode, Confidence> = {
  no_computation: "low",
  copied_value: "low",
  literal_value: "low",
  committed_output: "low",
  // Pure mathematics has no input; a number that is computed from nothing has none either.
  no_input: "medium",
  seed_ignored: "medium",
};
