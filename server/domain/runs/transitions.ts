import type { ExecutionState, JobState } from "../states.ts";

/** Throws where a Run may not go from one execution state to another (docs/rules/states.md#run). */
export function requireRunMove(from: ExecutionState, to: ExecutionState): void {
  requireMove("Run", runMoves, from, to);
}

/** Throws where a processing job may not go from one state to another. */
export function requireJobMove(from: JobState, to: JobState): void {
  requireMove("job", jobMoves, from, to);
}

/** Never asked for from outside: who asks for another move is code of ours that is wrong. */
function requireMove<S extends string>(what: string, moves: Record<S, readonly S[]>, from: S, to: S): void {
  if (from !== to && !moves[from].includes(to))
    throw new Error(`A ${what} that is ${from} may not be ${to}.`);
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

// A lapsed lease is taken up by another worker, or fails the job where no attempt is left. Who takes up a job whose
// stages are all done only ends it.
const jobMoves: Record<JobState, readonly JobState[]> = {
  queued: ["dispatched", "failed", "cancelled"],
  dispatched: ["running", "completed", "queued", "failed", "cancelled"],
  running: ["completed", "failed", "blocked", "cancelled", "queued", "dispatched"],
  blocked: ["queued", "cancelled"],
  completed: [],
  failed: [],
  cancelled: [],
};
