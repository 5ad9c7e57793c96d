import type { SecondLook } from "../../__generated__/types.ts";
import type { Expectation } from "../measurement/expectation.ts";
import { boundsOf } from "./compare-numbers.ts";
import { compareInterval, meanInterval } from "./equivalence.ts";
import { judgeMeasurement, type MeasurementVerdict } from "./measurement-verdict.ts";
import type { SecondLookRecord } from "./run-artifact.ts";
import { mean, type QuantileProbability, standardDeviation, studentQuantile } from "./statistics.ts";

/** What a repetition under other conditions says about the measurements of one Claim. */
export interface SecondLookComparison extends SecondLook {
  /** Measurements that mismatched and do not under the other conditions. */
  recovered: string[];
  /** Measurements whose value moved by more than the reported number allows. */
  moved: string[];
  /** Measurements whose scatter, this value included, may explain the mismatch: the 90 % interval reaches the bounds. */
  unclear: string[];
  /** Measurements of which that is not excluded: the 99 % interval reaches the bounds. */
  uncertain: string[];
}

/** Compares a repetition under other conditions with the first verdicts (docs/rules/verdict.md#second-look). */
export function compareSecondLook(
  claimId: string,
  expectations: readonly Expectation[],
  first: readonly MeasurementVerdict[],
  { conditions, execution, repetition }: SecondLookRecord,
): SecondLookComparison {
  const comparison: SecondLookComparison = {
    conditions,
    execution,
    agrees: null,
    observedValues: {},
    recovered: [],
    moved: [],
    unclear: [],
    uncertain: [],
  };
  let compared = 0;
  for (const expected of expectations) {
    const { measurementId } = expected;
    const observation = repetition.observations[claimId]?.[measurementId];
    const before = first.find((verdict) => verdict.measurementId === measurementId);
    if (!observation || !before || before.outcome === "unmeasured") continue;
    const now = judgeMeasurement(expected, [observation]);
    if (observation.kind === "number") comparison.observedValues[measurementId] = observation.value;
    if (now.outcome === "unmeasured") continue;
    compared += 1;
    if (before.outcome === "mismatch" && now.outcome !== "mismatch") comparison.recovered.push(measurementId);
    else if (hasMoved(expected, before, now)) comparison.moved.push(measurementId);
    if (mayBeScatter(expected, before, now, 0.95)) comparison.unclear.push(measurementId);
    if (mayBeScatter(expected, before, now, 0.995)) comparison.uncertain.push(measurementId);
  }
  if (compared > 0 && execution === "succeeded")
    comparison.agrees = comparison.recovered.length + comparison.moved.length === 0;
  return comparison;
}

/** Whether a value lies further from the first ones than the reported number's bounds and their own scatter allow. */
function hasMoved(expected: Expectation, before: MeasurementVerdict, now: MeasurementVerdict): boolean {
  if ("sha256" in expected) return before.outcome !== now.outcome;
  const { observedValue, observedValues } = before;
  if (observedValue === null || now.observedValue === null || expected.reportedValue === null) return false;
  const { near } = boundsOf({ ...expected, reportedValue: expected.reportedValue });
  const allowed = Math.max(near, predictionHalfWidth(observedValues));
  const center = observedValues.length > 1 ? mean(observedValues) : observedValue;
  return Math.abs(now.observedValue - center) > allowed;
}

/** Whether the interval of the mean of all values, this one included, reaches the bounds of a mismatched number. */
function mayBeScatter(
  expected: Expectation,
  before: MeasurementVerdict,
  now: MeasurementVerdict,
  probability: QuantileProbability,
): boolean {
  if ("sha256" in expected || before.outcome !== "mismatch" || expected.reportedValue === null) return false;
  const { comparator, reportedValue } = expected;
  const interval = meanInterval([...before.observedValues, ...now.observedValues], probability);
  return (
    compareInterval(comparator, interval, reportedValue, boundsOf({ ...expected, reportedValue })) !==
    "mismatch"
  );
}

/** Half the width of the 90 % prediction interval for one more value; 0 below three values, whose scatter is not known. */
function predictionHalfWidth(values: readonly number[]): number {
  const n = values.length;
  if (n < 3) return 0;
  return studentQuantile(0.95, n - 1) * standardDeviation(values) * Math.sqrt(1 + 1 / n);
}
