import type { Bench } from "../bench.ts";
import type { Comparison } from "../measure/compare.ts";
import type { Spread } from "../measure/statistics.ts";

/** A row of the table: one thing that is measured, and what it is to be. */
export interface Row {
  name: string;
  title: string;
  measure(bench: Bench): Promise<RowFigures>;
}

export interface RowFigures {
  /** Where the same load was put on several servers. */
  comparison?: Comparison;
  goals: Goal[];
  /** What a reader has to know of this measurement. */
  notes?: string[];
}

/** A figure with what it is to be, where that was said. */
export interface Goal {
  figure: string;
  value: Spread;
  atLeast?: number;
  atMost?: number;
}

/** Thrown by rows that cannot be measured here; the message says what they need. No failure. */
export class NotMeasurable extends Error {}

/** How many times as much processor time a request takes another server. */
export function cpuGoal({ cpuRatios }: Comparison, other: string, atLeast?: number): Goal[] {
  const value = cpuRatios[other];
  return value ? [{ figure: `processor time: ${other} / service`, value, ...(atLeast && { atLeast }) }] : [];
}

export function isMet({ value, atLeast, atMost }: Goal): boolean {
  return (
    (atLeast === undefined || value.median >= atLeast) && (atMost === undefined || value.median <= atMost)
  );
}
