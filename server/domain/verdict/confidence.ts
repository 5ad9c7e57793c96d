import type { AssessmentConclusion, Confidence, FindingCode } from "../../__generated__/enumerations.ts";
import { minIntervalValues } from "./equivalence.ts";
import type { JudgedRun } from "./judged-run.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

/** How much a conclusion rests on (docs/rules/verdict.md#confidence). */
export function confidenceOf(
  conclusion: AssessmentConclusion,
  measurements: readonly MeasurementVerdict[],
  run: JudgedRun,
): Confidence {
  const { execution, findings, secondLook } = run;
  if (conclusion === "inconclusive" || execution !== "succeeded" || !isComparable(run)) return "low";
  if (findings.some(({ code }) => weakens[code])) return "low";
  if (measurements.some(({ printed }) => printed !== null && printed.source !== "text")) return "low";
  if (conclusion !== "supports" && secondLook?.agrees !== true) return "low";
  return run.independentRepetitions >= minIntervalValues || run.deterministic ? "high" : "medium";
}

export function isComparable({ protocolComparability }: JudgedRun): boolean {
  return protocolComparability === "exact" || protocolComparability === "minor_difference";
}

/** Whether a finding leaves a conclusion with low confidence. A seed without effect is no more than worth saying. */
const weakens: Record<FindingCode, boolean> = {
  no_computation: true,
  copied_value: true,
  literal_value: true,
  committed_output: true,
  seed_ignored: false,
};
