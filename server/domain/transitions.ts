import type { ExecutionState, JobState } from "./states.ts";

/** Whether a Run may go from one execution state to another (decisions, "How states move"). */
export function runMayMove(from: ExecutionState, to: ExecutionState): boolean {
  return runMoves[from].includes(to);
}

/** Whether a processing job may go from one state to another. */
export function jobMayMove(from: JobState, to: JobState): boolean {
  return jobMoves[from].includes(to);
}

export function isRunFinished(state: ExecutionState): boolean {
  return runMoves[state].length === 0;
}

export function isJobFinished(state: JobState): boolean {
  return jobMoves[state].length === 0;
}

const finishedRuns: readonly ExecutionState[] = ["succeeded", "partial", "failed", "timedOut", "cancelled"];

// `unknown` means that the lease was lost: only the holder's late, fenced report may still settle the Run.
const runMoves: Record<ExecutionState, readonly ExecutionState[]> = {
  queued: ["running", "cancelled", "failed"],
  running: [...finishedRuns, "unknown"],
  unknown: finishedRuns,
  succeeded: [],
  partial: [],
  failed: [],
  timedOut: [],
  cancelled: [],
};

// A lapsed lease returns a dispatched or running job to the queue, or fails it when no attempt is left.
const jobMoves: Record<JobState, readonly JobState[]> = {
  queued: ["dispatched", "cancelled"],
  dispatched: ["running", "queued", "failed", "cancelled"],
  running: ["completed", "failed", "blocked", "cancelled", "queued"],
  blocked: ["queued", "cancelled"],
  completed: [],
  failed: [],
  cancelled: [],
};
