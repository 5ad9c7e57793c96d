import type { Comparator } from "../../__generated__/enumerations.ts";
import { mean } from "./prediction-interval.ts";

export type MeasurementOutcome = "match" | "near" | "mismatch" | "unmeasured";

/** Compares a finite observed value with the reported one, within the absolute tolerance t. */
export function compare(
  comparator: Comparator,
  value: number,
  reported: number,
  t: number,
): MeasurementOutcome {
  if (matches[comparator](value, reported, t * slack)) return "match";
  const difference = Math.abs(value - reported);
  return difference <= 0.01 * Math.abs(reported) * slack ? "near" : "mismatch";
}

/**
 * Returns the value that represents the repetitions: their mean for three or more. For fewer, and for `=`, the least
 * favourable one: 4.70 and 4.78 do not average to a matching 4.74.
 */
export function representativeValue(
  comparator: Comparator,
  reported: number,
  values: readonly number[],
): number {
  if (comparator !== "=" && values.length >= 3) return mean(values);
  const shortfall = shortfalls[comparator];
  return values.reduce((worst, value) =>
    shortfall(value, reported) > shortfall(worst, reported) ? value : worst,
  );
}

export function describeDifference(
  outcome: MeasurementOutcome,
  comparator: Comparator,
  value: number,
  reported: number,
  difference: number,
  t: number,
): string | null {
  if (outcome === "match") return null;
  const distance =
    outcome === "near" ? "within 1 % of the reported value" : "more than 1 % of the reported value";
  return `Reported ${relations[comparator]}${reported}, observed ${value}: off by ${difference}, over the tolerance of ${t}, ${distance}.`;
}

const isWithin = (value: number, reported: number, bound: number) => Math.abs(value - reported) <= bound;

const matches: Record<Comparator, (value: number, reported: number, bound: number) => boolean> = {
  ">=": (value, reported, bound) => value >= reported - bound,
  "<=": (value, reported, bound) => value <= reported + bound,
  "=": isWithin,
  "~=": isWithin,
};

const absoluteDifference = (value: number, reported: number) => Math.abs(value - reported);

/** How far a value misses the reported one; negative where it exceeds what an inequality requires. */
const shortfalls: Record<Comparator, (value: number, reported: number) => number> = {
  ">=": (value, reported) => reported - value,
  "<=": (value, reported) => value - reported,
  "=": absoluteDifference,
  "~=": absoluteDifference,
};

const relations: Record<Comparator, string> = { ">=": ">= ", "<=": "<= ", "=": "", "~=": "about " };

// Rounding errors at the edge of a tolerance must not change the outcome.
const slack = 1 + 1e-9;
