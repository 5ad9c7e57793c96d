import { record } from "../messages/recorded.ts";
import type { Combination, Observation } from "./observation.ts";
import { observationTexts } from "./observation-texts.ts";

/** Combines what several files show: every one of them must show a number. */
export function combine(how: Combination, observed: readonly Observation[]): Observation {
  const values: number[] = [];
  for (const observation of observed) {
    if (observation.kind === "none") return observation;
    if (observation.kind !== "number") return { kind: "none", reason: record(observationTexts.notCombined) };
    values.push(observation.value);
  }
  const value = combinations[how](values.toSorted((a, b) => a - b));
  return Number.isFinite(value)
    ? { kind: "number", value }
    : { kind: "none", reason: record(observationTexts.notFinite, { how, count: values.length }) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Of values in ascending order, so that the files' names do not change the last digits of a sum. */
const combinations: Record<Combination, (values: readonly number[]) => number> = {
  sum,
  mean: (values) => sum(values) / values.length,
  median: (values) => {
    const middle = values.length >> 1;
    return values.length % 2 === 1 ? values[middle]! : (values[middle - 1]! + values[middle]!) / 2;
  },
  min: (values) => values[0] ?? Number.NaN,
  max: (values) => values.at(-1) ?? Number.NaN,
  count: (values) => values.length,
};
