import type { Comparator, MeasurementOutcome } from "../../__generated__/enumerations.ts";
import { type Bounds, compareInterval } from "./equivalence.ts";
import type { ObservedSpan } from "./observed-span.ts";

/**
 * Compares what each repetition observed with the reported number: the least favourable outcome counts, and null is that
 * of a span which neither lies within the bounds nor outside them.
 */
export function compareSpans(
  comparator: Comparator,
  spans: readonly ObservedSpan[],
  reported: number,
  bounds: Bounds,
): Exclude<MeasurementOutcome, "unmeasured"> | null {
  const outcomes = new Set(
    spans.map((span) => compareInterval(comparator, span, reported, boundsOfSpan(span, bounds))),
  );
  return (["mismatch", null, "near", "match"] as const).find((outcome) => outcomes.has(outcome)) ?? null;
}

/** A printed bound has no digits that were rounded: it matches where it lies on the right side, and not beyond. */
function boundsOfSpan({ isBound }: ObservedSpan, bounds: Bounds): Bounds {
  return isBound ? { ...bounds, match: 0 } : bounds;
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
