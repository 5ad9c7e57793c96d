import type { Comparator, VerificationState } from "../../__generated__/enumerations.ts";
import type { Digest } from "../digest.ts";
import type { Expectation } from "../measurement/expectation.ts";
import type { Observation } from "../measurement/observation.ts";
import { compare, describeDifference, type MeasurementOutcome, representativeValue } from "./comparison.ts";
import { predictionHalfWidth } from "./prediction-interval.ts";

/** The verdict on one measurement. `tolerance` is the applied one; `comparator` is null for a file's digest. */
export interface MeasurementVerdict {
  measurementId: string;
  primary: boolean;
  comparator: Comparator | null;
  outcome: MeasurementOutcome;
  reportedValue: number | null;
  observedValue: number | null;
  absoluteDifference: number | null;
  tolerance: number | null;
  /** Null for a match. */
  reason: string | null;
  /** The number of repetitions whose variance widened the tolerance; 0 where it did not. */
  widenedBy: number;
}

/**
 * Judges one measurement by the observation of each repetition (docs/rules/verdict.md#one-measurement). Without a
 * finite number from every repetition it is unmeasured, never a match.
 */
export function judgeMeasurement(
  expected: Expectation,
  observed: readonly Observation[],
): MeasurementVerdict {
  return "sha256" in expected ? judgeDigest(expected, observed) : judgeNumber(expected, observed);
}

/** Derives the deprecated `Measurement.verification`; null means not run yet. */
export function legacyMeasurementVerification(outcome: MeasurementOutcome | null): VerificationState {
  return outcome === null ? "unverified" : legacyStates[outcome];
}

const legacyStates: Record<MeasurementOutcome, VerificationState> = {
  match: "verified",
  near: "verified",
  mismatch: "failed",
  unmeasured: "inconclusive",
};

type NumberExpectation = Extract<Expectation, { comparator: Comparator }>;
type DigestExpectation = Extract<Expectation, { sha256: Digest }>;

function judgeNumber(expected: NumberExpectation, observed: readonly Observation[]): MeasurementVerdict {
  const { measurementId, primary, comparator, reportedValue, tolerance } = expected;
  const verdict = { measurementId, primary, comparator, reportedValue, tolerance, ...unmeasuredVerdict };
  const values = numbersOf(observed);
  if (typeof values === "string") return { ...verdict, reason: values };
  if (reportedValue === null || !Number.isFinite(reportedValue)) {
    return { ...verdict, reason: "The paper reports no number for this measurement." };
  }
  if (!Number.isFinite(tolerance) || tolerance < 0) {
    return { ...verdict, reason: "The tolerance is not a number that can be used." };
  }
  if (
    Math.abs(reportedValue) > Number.MAX_SAFE_INTEGER &&
    tolerance < Math.abs(reportedValue) * Number.EPSILON
  ) {
    return {
      ...verdict,
      reason: "Double precision cannot tell this integer from its neighbours: give a tolerance.",
    };
  }

  const usesPredictionInterval = comparator === "~=" && values.length >= 3;
  const t = usesPredictionInterval ? Math.max(tolerance, predictionHalfWidth(values)) : tolerance;
  const value = representativeValue(comparator, reportedValue, values);
  const difference = Math.abs(value - reportedValue);
  if (!Number.isFinite(t) || !Number.isFinite(difference)) {
    return { ...verdict, reason: "The observed numbers are too large to be compared." };
  }
  const outcome = compare(comparator, value, reportedValue, t);
  return {
    ...verdict,
    outcome,
    observedValue: value,
    absoluteDifference: difference,
    tolerance: t,
    reason: describeDifference(outcome, comparator, value, reportedValue, difference, t),
    widenedBy: t > tolerance ? values.length : 0,
  };
}

function numbersOf(observed: readonly Observation[]): number[] | string {
  if (observed.length === 0) return "Nothing was observed.";
  const values: number[] = [];
  for (const observation of observed) {
    if (observation.kind === "none") return observation.reason;
    if (observation.kind !== "number" || !Number.isFinite(observation.value))
      return "What was observed is not a finite number.";
    values.push(observation.value);
  }
  return values;
}

function judgeDigest(
  { measurementId, primary, sha256 }: DigestExpectation,
  observed: readonly Observation[],
): MeasurementVerdict {
  const verdict = {
    measurementId,
    primary,
    comparator: null,
    reportedValue: null,
    tolerance: null,
    ...unmeasuredVerdict,
  };
  for (const observation of observed) {
    if (observation.kind === "none") return { ...verdict, reason: observation.reason };
    if (observation.kind !== "digest")
      return { ...verdict, reason: "What was observed is not a file's digest." };
    if (observation.digest !== sha256) {
      return {
        ...verdict,
        outcome: "mismatch",
        reason: `The file has the digest ${observation.digest}, not ${sha256}.`,
      };
    }
  }
  return observed.length === 0
    ? { ...verdict, reason: "Nothing was observed." }
    : { ...verdict, outcome: "match" };
}

const unmeasuredVerdict = {
  outcome: "unmeasured" as const,
  observedValue: null,
  absoluteDifference: null,
  reason: null,
  widenedBy: 0,
} satisfies Partial<MeasurementVerdict>;
