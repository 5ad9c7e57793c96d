import type { Comparator } from "../../__generated__/enumerations.ts";
import type { Interval } from "../../__generated__/types.ts";
import { mean, type QuantileProbability, standardDeviation, studentQuantile } from "./statistics.ts";

/** Three values or more say something about their scatter; below that no interval is computed. */
export const minIntervalValues = 3;

/** How far an observed value may lie from the reported one, absolute: for a match, and for near. `near` >= `match`. */
export interface Bounds {
  match: number;
  near: number;
}

/**
 * Returns the confidence interval of the mean, t(p, n−1) · s / √n to either side. At p = 0.95 it is the 90 % one that two
 * one-sided tests at 5 % each are equivalent to (Schuirmann 1987, J. Pharmacokinet. Biopharm. 15:657).
 *
 * @throws RangeError for fewer than two values.
 */
export function meanInterval(values: readonly number[], probability: QuantileProbability = 0.95): Interval {
  const halfWidth = intervalHalfWidth(standardDeviation(values), values.length, probability);
  const center = mean(values);
  return { lower: center - halfWidth, upper: center + halfWidth };
}

/** Judges an interval by equivalence; null where it neither lies within the bounds nor wholly outside them. */
export function compareInterval(
  comparator: Comparator,
  interval: Interval,
  reported: number,
  bounds: Bounds,
): "match" | "near" | "mismatch" | null {
  const isWithin = (bound: number) => excess(comparator, interval, reported).most <= bound * slack;
  if (isWithin(bounds.match)) return "match";
  if (isWithin(bounds.near)) return "near";
  return excess(comparator, interval, reported).least > bounds.near * slack ? "mismatch" : null;
}

/**
 * Estimates how many more repetitions would tell, from the scatter so far; null where the largest number that a manifest
 * may ask for would not.
 */
export function repetitionsToTell(
  comparator: Comparator,
  values: readonly number[],
  reported: number,
  { near }: Bounds,
): number | null {
  const center = mean(values);
  const point = { lower: center, upper: center };
  const margin = Math.abs(near * slack - excess(comparator, point, reported).most);
  const deviation = standardDeviation(values);
  for (let n = values.length + 1; n <= maxRepetitions; n++) {
    if (intervalHalfWidth(deviation, n) < margin) return n - values.length;
  }
  return null;
}

/** How far the points of the interval lie beyond the reported value: negative where an inequality has room. */
function excess(comparator: Comparator, { lower, upper }: Interval, reported: number) {
  if (comparator === ">=") return { least: reported - upper, most: reported - lower };
  if (comparator === "<=") return { least: lower - reported, most: upper - reported };
  const least = Math.max(0, lower - reported, reported - upper);
  return { least, most: Math.max(reported - lower, upper - reported) };
}

function intervalHalfWidth(deviation: number, n: number, probability: QuantileProbability = 0.95): number {
  // Values that are all equal have no scatter, however large they are.
  return deviation === 0 ? 0 : (studentQuantile(probability, n - 1) * deviation) / Math.sqrt(n);
}

const maxRepetitions = 100;

/** Rounding errors at the edge of a bound must not change the outcome. */
const slack = 1 + 1e-9;
