import type { Comparator, MeasurementOutcome, VerificationState } from "../../__generated__/enumerations.ts";
import type { Digest } from "../digest.ts";
import type { Expectation, NumberExpectation } from "../measurement/expectation.ts";
import type { Observation } from "../measurement/observation.ts";
import { type ComparedNumbers, compareNumbers } from "./compare-numbers.ts";
import { largestUncertainty, spansOf } from "./observed-span.ts";
import { unusableExpectation } from "./unusable-expectation.ts";

/** The verdict on one measurement. `tolerance` is that of a match; `comparator` is null for a file's digest. */
export interface MeasurementVerdict extends ComparedNumbers {
  measurementId: string;
  primary: boolean;
  comparator: Comparator | null;
  reportedValue: number | null;
  /** One for each independent repetition; empty for a file's digest. */
  observedValues: number[];
  /** The largest uncertainty that the experiment gives them; null where it gives none. */
  observedUncertainty: number | null;
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
  const spans = spansOf(observed);
  if (typeof spans === "string") return { ...verdict, reason: spans };
  const observedUncertainty = largestUncertainty(spans) || null;
  const seen = { ...verdict, observedValues: spans.map(({ value }) => value), observedUncertainty };
  const unusable = unusableExpectation(expected);
  if (unusable !== null || reportedValue === null) return { ...seen, reason: unusable };
  return { ...seen, ...compareNumbers({ ...expected, reportedValue }, spans) };
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

/** Whether a Claim has no number that was compared, but files' digests. */
export function comparesFilesAlone(measurements: readonly MeasurementVerdict[]): boolean {
  return measurements.length > 0 && measurements.every(({ comparator }) => comparator === null);
}

/** Whether something else than the reported number matches it, because the paper prints it so widely. */
export function matchesByWidePrint(measurement: MeasurementVerdict): boolean {
  const { outcome, comparator, absoluteDifference, reportedValue } = measurement;
  if (outcome !== "match" || absoluteDifference === null || reportedValue === null) return false;
  // What lies far beyond a bound is no less within it.
  const isNumber = comparator === "~=" || comparator === "=";
  return isNumber && absoluteDifference > wideRatio * Math.abs(reportedValue) && reportedValue !== 0;
}

/** A tolerance above this ratio of the reported value makes very different numbers match. */
export const wideRatio = 0.2;

const unmeasuredVerdict = {
  comparator: null,
  outcome: "unmeasured" as const,
  reportedValue: null,
  observedValue: null,
  observedValues: [],
  observedUncertainty: null,
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
