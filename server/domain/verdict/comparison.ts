import type { Comparator } from "../states.ts";
import { mean } from "./prediction-interval.ts";

export type MeasurementOutcome = "match" | "near" | "mismatch" | "unmeasured";

/** Compares a finite observed value with the reported one, within the absolute tolerance t. */
export function compare(
  comparator: Comparator,
  value: number,
  reported: number,
  t: number,
): MeasurementOutcome {
  const difference = Math.abs(value - reported);
  const bound = t * slack;
  const matches =
    comparator === ">="
      ? value >= reported - bound
      : comparator === "<="
        ? value <= reported + bound
        : difference <= bound;
  if (matches) return "match";
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
  const distance = (value: number) =>
    comparator === ">="
      ? reported - value
      : comparator === "<="
        ? value - reported
        : Math.abs(value - reported);
  return values.reduce((worst, value) => (distance(value) > distance(worst) ? value : worst));
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
  const relation = comparator === "~=" ? "about " : comparator === "=" ? "" : `${comparator} `;
  const distance =
    outcome === "near" ? "within 1 % of the reported value" : "more than 1 % of the reported value";
  return `Reported ${relation}${reported}, observed ${value}: off by ${difference}, over the tolerance of ${t}, ${distance}.`;
}

// Rounding errors at the edge of a tolerance must not change the outcome.
const slack = 1 + 1e-9;
