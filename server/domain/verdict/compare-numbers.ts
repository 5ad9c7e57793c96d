import type { Comparator, MeasurementOutcome } from "../../__generated__/enumerations.ts";
import type { Interval } from "../../__generated__/types.ts";
import type { NumberExpectation } from "../measurement/expectation.ts";
import { shownNumber } from "../measurement/shown-number.ts";
import { compareSpans, leastFavourable } from "./comparison.ts";
import {
  type Bounds,
  compareInterval,
  meanInterval,
  minIntervalValues,
  repetitionsToTell,
} from "./equivalence.ts";
import { describeBound, largestUncertainty, type ObservedSpan } from "./observed-span.ts";
import { mean, standardDeviation } from "./statistics.ts";

/** How the values of all independent repetitions compare with the reported one. */
export interface ComparedNumbers {
  outcome: MeasurementOutcome;
  observedValue: number | null;
  /** The 90 % interval of the mean; null for fewer than three values. */
  interval: Interval | null;
  absoluteDifference: number | null;
  /** Null for a match of a number. */
  reason: string | null;
}

type UsableExpectation = NumberExpectation & { reportedValue: number };

/** The distances within which an observed number is a match, and near (docs/rules/verdict.md#tolerance). */
export function boundsOf({ reportedValue, tolerance, declaredTolerance }: UsableExpectation): Bounds {
  const near = Math.max(tolerance, nearRatio * Math.abs(reportedValue), declaredTolerance ?? 0);
  return { match: tolerance, near };
}

/** Compares what all independent repetitions observed with the reported number. */
export function compareNumbers(expected: UsableExpectation, spans: readonly ObservedSpan[]): ComparedNumbers {
  const { comparator, reportedValue } = expected;
  const bounds = boundsOf(expected);
  const values = spans.map(({ value }) => value);
  const bound = spans.find(({ isBound }) => isBound);
  const interval = values.length >= minIntervalValues && !bound ? meanInterval(values) : null;
  // An exact number is exact every time: its mean says nothing.
  const usesInterval = interval !== null && comparator !== "=";
  const value = usesInterval ? mean(values) : leastFavourable(comparator, reportedValue, values);
  const difference = Math.abs(value - reportedValue);
  if (![bounds.near, difference, interval?.lower ?? 0, interval?.upper ?? 0].every(Number.isFinite)) {
    return { ...nothingCompared, reason: "The observed numbers are too large to be compared." };
  }
  const compared = { observedValue: value, interval, absoluteDifference: difference };
  const uncertainty = largestUncertainty(spans);
  const outcome = usesInterval
    ? compareInterval(comparator, widened(interval, uncertainty), reportedValue, bounds)
    : compareSpans(comparator, spans, reportedValue, bounds);
  if (outcome === null) {
    const reason = describeDoubt(expected, values, bounds, { bound, uncertainty });
    return { ...compared, outcome: "unmeasured", reason };
  }
  if (bound) return { ...compared, outcome, reason: describeBounded(expected, bound) };
  const reason = outcome === "match" ? null : describeDifference(expected, value, outcome, bounds);
  return { ...compared, outcome, reason };
}

/** What an experiment says of its own uncertainty never helps it: it is added to its scatter. */
function widened({ lower, upper }: Interval, uncertainty: number): Interval {
  return { lower: lower - uncertainty, upper: upper + uncertainty };
}

const nothingCompared = {
  outcome: "unmeasured" as const,
  observedValue: null,
  interval: null,
  absoluteDifference: null,
};

/** Within this ratio of the reported value a number is near. */
const nearRatio = 0.01;

function describeDoubt(
  expected: UsableExpectation,
  values: readonly number[],
  bounds: Bounds,
  { bound, uncertainty }: { bound: ObservedSpan | undefined; uncertainty: number },
): string {
  if (bound) return `${describeBounded(expected, bound)} That does not tell.`;
  return uncertainty > 0
    ? `The uncertainty of ± ${shownNumber(uncertainty)} that the experiment gives is too large to tell.`
    : describeScatter(expected, values, bounds);
}

function describeBounded(
  { comparator, reportedValue, printed }: UsableExpectation,
  bound: ObservedSpan,
): string {
  const reported = `Reported ${relations[comparator]}${printed?.text ?? reportedValue}`;
  return `${reported}, observed only that it is ${describeBound(bound)}.`;
}

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
