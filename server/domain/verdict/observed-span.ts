import type { Interval } from "../../__generated__/types.ts";
import type { Observation } from "../measurement/observation.ts";

/**
 * Where the number of one repetition may lie: at its value, within the uncertainty that the experiment gives it, or
 * anywhere beyond a bound that was printed in its place.
 */
export interface ObservedSpan extends Interval {
  value: number;
  /** 0 where the experiment gives none. */
  uncertainty: number;
  isBound: boolean;
}

/** Returns the spans of all repetitions, or why not every one of them shows a finite number. */
export function spansOf(observed: readonly Observation[]): ObservedSpan[] | string {
  if (observed.length === 0) return "Nothing was observed.";
  const spans: ObservedSpan[] = [];
  for (const observation of observed) {
    if (observation.kind === "none") return observation.reason;
    const span = spanOf(observation);
    if (span === null) return "What was observed is not a finite number.";
    spans.push(span);
  }
  return spans;
}

function spanOf(observation: Exclude<Observation, { kind: "none" }>): ObservedSpan | null {
  if (observation.kind === "digest" || !Number.isFinite(observation.value)) return null;
  const { value } = observation;
  if (observation.kind === "bound") {
    const isUpper = observation.side === "upper";
    const [lower, upper] = isUpper ? [Number.NEGATIVE_INFINITY, value] : [value, Number.POSITIVE_INFINITY];
    return { value, lower, upper, uncertainty: 0, isBound: true };
  }
  const { uncertainty = 0 } = observation;
  const [lower, upper] = [value - uncertainty, value + uncertainty];
  return uncertainty >= 0 && Number.isFinite(lower) && Number.isFinite(upper)
    ? { value, lower, upper, uncertainty, isBound: false }
    : null;
}

/** The largest uncertainty of any repetition. */
export function largestUncertainty(spans: readonly ObservedSpan[]): number {
  return spans.reduce((most, { uncertainty }) => Math.max(most, uncertainty), 0);
}

/** A span as a reader is told of it, for what is no plain number. */
export function describeBound({ value, upper }: ObservedSpan): string {
  return upper === value ? `< ${value}` : `> ${value}`;
}
