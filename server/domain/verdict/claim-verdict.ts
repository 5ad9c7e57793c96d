import type {
  AssessmentConclusion,
  AssessmentMethod,
  Confidence,
  ProtocolComparability,
  VerificationStatus,
} from "../../__generated__/enumerations.ts";
import type { Finding } from "../../__generated__/types.ts";
import { confidenceOf, isComparable } from "./confidence.ts";
import type { JudgedRun } from "./judged-run.ts";
import { limitationsOf } from "./limitations.ts";
import { comparesFilesAlone, type MeasurementVerdict } from "./measurement-verdict.ts";
import type { StatementNumbers } from "./statement-numbers.ts";

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
export function judgeClaim(
  measurements: readonly MeasurementVerdict[],
  run: JudgedRun,
  stated: StatementNumbers,
): Verdict {
  const [conclusion, verificationStatus] = conclude(measurements, run, stated);
  return {
    conclusion,
    verificationStatus,
    confidence: confidenceOf(conclusion, measurements, run, stated),
    protocolComparability: run.protocolComparability,
    method: methodOf(measurements),
    limitations: limitationsOf(measurements, run, stated),
  };
}

const inconclusive = ["inconclusive", "inconclusive"] as const;

function conclude(
  measurements: readonly MeasurementVerdict[],
  run: JudgedRun,
  stated: StatementNumbers,
): readonly [AssessmentConclusion, VerificationStatus] {
  const compared = measurements.filter(({ outcome }) => outcome !== "unmeasured");
  const mismatches = compared.filter(({ outcome }) => outcome === "mismatch");
  const producedOutputs = run.execution === "succeeded" || run.execution === "partial";
  if (!producedOutputs || compared.length === 0) return inconclusive;
  if (measurements.some((measurement) => preventsConclusion(measurement, stated))) return inconclusive;
  if (run.findings.some(provesNothingComputed)) return inconclusive;
  if (mismatches.length === 0) {
    const hasNear = compared.some(({ outcome }) => outcome === "near");
    return ["supports", hasNear ? "approximately_reproduced" : "reproduced"];
  }
  const { secondLook } = run;
  if (secondLook && secondLook.recovered.length + secondLook.unclear.length > 0) return inconclusive;
  // A partial Run may have written wrong numbers, and an outcome that moves with the conditions is not the Claim's: they
  // never contradict it. To contradict somebody wrongly is worse than not to: that takes the wider interval.
  const isSame = secondLook?.agrees === true && secondLook.uncertain.length === 0;
  const isCertain = run.execution === "succeeded" && isComparable(run) && isSame;
  const contradicts = mismatches.length === compared.length && isCertain;
  return [contradicts ? "contradicts" : "challenges", "not_reproduced"];
}

/** A measurement that was not compared, and is primary, the statement's own, or a number that the paper does not print. */
function preventsConclusion(
  { outcome, primary, printed, reportedValue }: MeasurementVerdict,
  stated: StatementNumbers,
): boolean {
  if (outcome !== "unmeasured") return false;
  const isStated = reportedValue !== null && stated.has(reportedValue);
  return primary || isStated || printed?.source === "not_found";
}

/** Findings by which what was observed is no result of the experiment: for the Claim or against it. */
function provesNothingComputed({ code }: Finding): boolean {
  return code === "no_computation" || code === "copied_value" || code === "committed_output";
}

function methodOf(measurements: readonly MeasurementVerdict[]): AssessmentMethod {
  if (measurements.length === 0) return "MetricComparison";
  if (comparesFilesAlone(measurements)) return "IntegrityOnly";
  const directional = measurements.every(({ comparator }) => comparator === ">=" || comparator === "<=");
  return directional ? "DirectionalComparison" : "MetricComparison";
}
