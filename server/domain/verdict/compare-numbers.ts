import type { Comparator, MeasurementOutcome } from "../../__generated__/enumerations.ts";
import type { Interval } from "../../__generated__/types.ts";
import type { NumberExpectation } from "../measurement/expectation.ts";
import { shownNumber } from "../measurement/shown-number.ts";
import { compare, leastFavourable } from "./comparison.ts";
import {
  type Bounds,
  compareInterval,
  meanInterval,
  minIntervalValues,
  repetitionsToTell,
} from "./equivalence.ts";
import { mean, standardDeviation } from "./statistics.ts";

/** How the values of all independent repetitions compare with the reported one. */
export interface ComparedNumbers {
  outcome: MeasurementOutcome;
  observedValue: number | null;
  /** The 90 % interval of the mean; null for fewer than three values. */
  interval: Interval | null;
  absoluteDifference: number | null;
  /** Null for a match. */
  reason: string | null;
}

type UsableExpectation = NumberExpectation & { reportedValue: number };

/** The distances within which an observed number is a match, and near (docs/rules/verdict.md#tolerance). */
export function boundsOf({ reportedValue, tolerance, declaredTolerance }: UsableExpectation): Bounds {
  const near = Math.max(tolerance, nearRatio * Math.abs(reportedValue), declaredTolerance ?? 0);
  return { match: tolerance, near };
}

/** Compares the values of all independent repetitions with the reported one. */
export function compareNumbers(expected: UsableExpectation, values: readonly number[]): ComparedNumbers {
  const { comparator, reportedValue } = expected;
  const bounds = boundsOf(expected);
  const hasInterval = values.length >= minIntervalValues;
  const interval = hasInterval ? meanInterval(values) : null;
  // An exact number is exact every time: its mean says nothing.
  const usesInterval = interval !== null && comparator !== "=";
  const value = usesInterval ? mean(values) : leastFavourable(comparator, reportedValue, values);
  const difference = Math.abs(value - reportedValue);
  if (![bounds.near, difference, interval?.lower ?? 0, interval?.upper ?? 0].every(Number.isFinite)) {
    return { ...nothingCompared, reason: "The observed numbers are too large to be compared." };
  }
  const compared = { observedValue: value, interval, absoluteDifference: difference };
  const outcome = usesInterval
    ? compareInterval(comparator, interval, reportedValue, bounds)
    : compare(comparator, value, reportedValue, bounds);
  if (outcome === null) {
    return { ...compared, outcome: "unmeasured", reason: describeScatter(expected, values, bounds) };
  }
  const reason = outcome === "match" ? null : describeDifference(expected, value, outcome, bounds);
  return { ...compared, outcome, reason };
}

const nothingCompared = {
  outcome: "unmeasured" as const,
  observedValue: null,
  interval: null,
  absoluteDifference: null,
};

/** Within this ratio of the reported value a number is near. */
const nearRatio = 0.01;

function describeScatter(
  { comparator, reportedValue, tolerance }: UsableExpectation,
  values: readonly number[],
  bounds: Bounds,
): string {
  const scatter = `The experiment's own scatter of ± ${shownNumber(standardDeviation(values), tolerance)} is too large to tell`;
  const more = repetitionsToTell(comparator, values, reportedValue, bounds);
  return more === null
    ? `${scatter}, and no number of repetitions up to 100 would.`
    : `${scatter}; ${more} more ${more === 1 ? "repetition" : "repetitions"} would.`;
}

function describeDifference(
  { comparator, reportedValue, tolerance, declaredTolerance, printed }: UsableExpectation,
  value: number,
  outcome: "near" | "mismatch",
  { near }: Bounds,
): string {
  const reported = `Reported ${relations[comparator]}${printed?.text ?? reportedValue}`;
  const difference = shownNumber(Math.abs(value - reportedValue), tolerance);
  const observed = `observed ${shownNumber(value, tolerance)}: off by ${difference}`;
  const isDeclared = declaredTolerance !== null && near === declaredTolerance;
  const bound = isDeclared ? `the ± ${shownNumber(near)} that the manifest declares` : "1 % of it";
  const beyondMatch =
    tolerance > 0 ? `more than its tolerance of ± ${shownNumber(tolerance)}` : "not exactly that";
  if (outcome === "near") return `${reported}, ${observed}, ${beyondMatch}, within ${bound}.`;
  return `${reported}, ${observed}, ${near > tolerance ? `more than ${bound}` : beyondMatch}.`;
}

const relations: Record<Comparator, string> = { ">=": ">= ", "<=": "<= ", "=": "", "~=": "about " };
