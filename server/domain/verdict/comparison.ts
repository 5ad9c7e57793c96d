import type { Comparator, MeasurementOutcome } from "../../__generated__/enumerations.ts";
import { type Bounds, compareInterval } from "./equivalence.ts";

/** Compares one finite observed value with the reported one. */
export function compare(
  comparator: Comparator,
  value: number,
  reported: number,
  bounds: Bounds,
): Exclude<MeasurementOutcome, "unmeasured"> {
  // A point lies on one side of every bound: it is never undecided.
  return compareInterval(comparator, { lower: value, upper: value }, reported, bounds) ?? "mismatch";
}

/** Returns the least favourable value: 4.70 and 4.78 do not average to a matching 4.74. */
export function leastFavourable(comparator: Comparator, reported: number, values: readonly number[]): number {
  const shortfall = shortfalls[comparator];
  return values.reduce((worst, value) =>
    shortfall(value, reported) > shortfall(worst, reported) ? value : worst,
  );
}

const absoluteDifference = (value: number, reported: number) => Math.abs(value - reported);

/** How far a value misses the reported one; negative where it exceeds what an inequality requires. */
const shortfalls: Record<Comparator, (value: number, reported: number) => number> = {
  ">=": (value, reported) => reported - value,
  "<=": (value, reported) => value - reported,
  "=": absoluteDifference,
  "~=": absoluteDifference,
};
