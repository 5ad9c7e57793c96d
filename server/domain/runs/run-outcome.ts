import type { ExecutionState } from "../../__generated__/enumerations.ts";

/** The result of a finished execution. */
export interface FinishedExecution {
  /** The experiment's own exit status; null when a signal ended it. */
  exitCode: number | null;
  timedOut: boolean;
  cancelled: boolean;
  /** The number of required output files, and of those that exist. */
  declaredOutputs: number;
  presentOutputs: number;
}

/**
 * Returns the execution state of a finished Run (docs/rules/states.md#run): succeeded, partial, failed, timedOut or
 * cancelled.
 */
export function runOutcome(execution: FinishedExecution): ExecutionState {
  if (execution.cancelled) return "cancelled";
  if (execution.timedOut) return "timedOut";
  const hasAllOutputs = execution.presentOutputs === execution.declaredOutputs;
  if (execution.exitCode === 0 && hasAllOutputs) return "succeeded";
  return execution.presentOutputs > 0 ? "partial" : "failed";
}
