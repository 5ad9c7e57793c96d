import type { Comparator, MeasurementOutcome, VerificationState } from "../../__generated__/enumerations.ts";
import type { Digest } from "../digest.ts";
import type { Expectation, NumberExpectation } from "../measurement/expectation.ts";
import type { Observation } from "../measurement/observation.ts";
import { type ComparedNumbers, compareNumbers } from "./compare-numbers.ts";
import { unusableExpectation } from "./unusable-expectation.ts";

/** The verdict on one measurement. `tolerance` is that of a match; `comparator` is null for a file's digest. */
export interface MeasurementVerdict extends ComparedNumbers {
  measurementId: string;
  primary: boolean;
  comparator: Comparator | null;
  reportedValue: number | null;
  /** One for each independent repetition; empty for a file's digest. */
  observedValues: number[];
  tolerance: number | null;
  declaredTolerance: number | null;
  printed: NumberExpectation["printed"];
}

/**
 * Judges one measurement by the observation of each independent repetition (docs/rules/verdict.md#one-measurement).
 * Without a finite number from every repetition it is unmeasured, never a match.
 */
export function judgeMeasurement(
  expected: Expectation,
  observed: readonly Observation[],
): MeasurementVerdict {
  return "sha256" in expected ? judgeDigest(expected, observed) : judgeNumber(expected, observed);
}

function judgeNumber(
  expected: NumberExpectation & { measurementId: string; primary: boolean },
  observed: readonly Observation[],
): MeasurementVerdict {
  const { measurementId, primary, comparator, reportedValue, tolerance, declaredTolerance, printed } =
    expected;
  const verdict: MeasurementVerdict = {
    ...unmeasuredVerdict,
    ...{ measurementId, primary, comparator, reportedValue, tolerance, declaredTolerance, printed },
  };
  const values = numbersOf(observed);
  if (typeof values === "string") return { ...verdict, reason: values };
  const seen = { ...verdict, observedValues: values };
  const unusable = unusableExpectation(expected);
  if (unusable !== null || reportedValue === null) return { ...seen, reason: unusable };
  return { ...seen, ...compareNumbers({ ...expected, reportedValue }, values) };
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
  { measurementId, primary, sha256 }: { measurementId: string; primary: boolean; sha256: Digest },
  observed: readonly Observation[],
): MeasurementVerdict {
  const verdict: MeasurementVerdict = { ...unmeasuredVerdict, measurementId, primary };
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
  comparator: null,
  outcome: "unmeasured" as const,
  reportedValue: null,
  observedValue: null,
  observedValues: [],
  interval: null,
  absoluteDifference: null,
  tolerance: null,
  declaredTolerance: null,
  printed: null,
  reason: null,
} satisfies Partial<MeasurementVerdict>;

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
