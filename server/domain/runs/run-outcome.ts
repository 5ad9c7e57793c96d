import type { ExecutionState } from "../states.ts";

/** What a finished execution left behind. */
export interface FinishedExecution {
  /** The experiment's own exit status; null when a signal ended it. */
  exitCode: number | null;
  timedOut: boolean;
  cancelled: boolean;
  /** How many files the Run had to leave, and how many of them it left. */
  declaredOutputs: number;
  presentOutputs: number;
}

/** The execution state of a finished Run (docs/rules/states.md#run). */
export function runOutcome(finished: FinishedExecution): ExecutionState {
  if (finished.cancelled) return "cancelled";
  if (finished.timedOut) return "timedOut";
  const complete = finished.presentOutputs === finished.declaredOutputs;
  if (finished.exitCode === 0 && complete) return "succeeded";
  return finished.presentOutputs > 0 ? "partial" : "failed";
}
