import type { Comparator } from "../states.ts";
import { mean } from "./prediction-interval.ts";

export type MeasurementOutcome = "match" | "near" | "mismatch" | "unmeasured";

/** How a finite observed value compares with the reported one within the absolute tolerance t. */
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
 * The number that stands for the repetitions: their mean from three on, where chance evens out. With fewer, and
 * wherever equality is claimed, the least favourable one: 4.70 and 4.78 do not make a 4.74.
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
  const asked = comparator === "~=" ? "about " : comparator === "=" ? "" : `${comparator} `;
  const how = outcome === "near" ? "within 1 % of the reported value" : "more than 1 % of the reported value";
  return `Reported ${asked}${reported}, observed ${value}: off by ${difference}, over the tolerance of ${t}, ${how}.`;
}

// Floating-point noise at the edge of a tolerance must not decide.
const slack = 1 + 1e-9;
