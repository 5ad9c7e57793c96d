import type {
  AssessmentConclusion,
  AssessmentMethod,
  Confidence,
  ProtocolComparability,
  VerificationStatus,
} from "../../__generated__/enumerations.ts";
import type { JudgedRun } from "./judged-run.ts";
import { limitationsOf } from "./limitations.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

/** The judged members of an Assessment. `conclusion` and `verificationStatus` are always consistent. */
export interface Verdict {
  conclusion: AssessmentConclusion;
  verificationStatus: VerificationStatus;
  confidence: Confidence;
  protocolComparability: ProtocolComparability;
  method: AssessmentMethod;
  limitations: string[];
}

/** Judges a Claim by its measurements in one Run (docs/rules/verdict.md#a-claim-in-one-run). */
export function judgeClaim(measurements: readonly MeasurementVerdict[], run: JudgedRun): Verdict {
  const [conclusion, verificationStatus] = conclude(measurements, run);
  return {
    conclusion,
    verificationStatus,
    confidence: confidenceOf(conclusion, run),
    protocolComparability: run.protocolComparability,
    method: methodOf(measurements),
    limitations: limitationsOf(measurements, run),
  };
}

function conclude(
  measurements: readonly MeasurementVerdict[],
  run: JudgedRun,
): [AssessmentConclusion, VerificationStatus] {
  const withOutcome = (outcome: MeasurementVerdict["outcome"]) =>
    measurements.filter((measurement) => measurement.outcome === outcome);
  const measuredCount = measurements.length - withOutcome("unmeasured").length;
  const producedOutputs = run.execution === "succeeded" || run.execution === "partial";
  if (!producedOutputs || measuredCount === 0 || withOutcome("unmeasured").some(({ primary }) => primary)) {
    return ["inconclusive", "inconclusive"];
  }
  const mismatchCount = withOutcome("mismatch").length;
  if (mismatchCount === 0) {
    return ["supports", withOutcome("near").length === 0 ? "reproduced" : "approximately_reproduced"];
  }
  // A partial Run may have written wrong numbers: it never contradicts.
  const contradicts = mismatchCount === measuredCount && isComparable(run) && run.execution === "succeeded";
  return [contradicts ? "contradicts" : "challenges", "not_reproduced"];
}

function confidenceOf(conclusion: AssessmentConclusion, run: JudgedRun): Confidence {
  if (conclusion === "inconclusive" || run.execution !== "succeeded" || !isComparable(run)) return "low";
  return run.repetitions >= 3 || run.bitIdenticalRepeat ? "high" : "medium";
}

function isComparable({ protocolComparability }: JudgedRun): boolean {
  return protocolComparability === "exact" || protocolComparability === "minor_difference";
}

function methodOf(measurements: readonly MeasurementVerdict[]): AssessmentMethod {
  if (measurements.length === 0) return "MetricComparison";
  if (measurements.every(({ comparator }) => comparator === null)) return "IntegrityOnly";
  const directional = measurements.every(({ comparator }) => comparator === ">=" || comparator === "<=");
  return directional ? "DirectionalComparison" : "MetricComparison";
}
