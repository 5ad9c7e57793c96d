import type { ExecutionState, JobState } from "../../__generated__/enumerations.ts";

/** Throws where a transition between two execution states is not allowed (docs/rules/states.md#run). */
export function requireRunTransition(from: ExecutionState, to: ExecutionState): void {
  requireTransition("Run", runTransitions, from, to);
}

/** Throws where a transition between two states of a processing job is not allowed. */
export function requireJobTransition(from: JobState, to: JobState): void {
  requireTransition("job", jobTransitions, from, to);
}

/** A plain Error: no request can cause a refused transition, only a defect in the service. */
function requireTransition<S extends string>(
  recordName: string,
  transitions: Record<S, readonly S[]>,
  from: S,
  to: S,
): void {
  if (from !== to && !transitions[from].includes(to))
    throw new Error(`A ${recordName} that is ${from} may not be ${to}.`);
}

const finalRunStates: readonly ExecutionState[] = ["succeeded", "partial", "failed", "timedOut", "cancelled"];

// `unknown` means that the lease was lost: only the leaseholder's late, fenced report may still finish the Run.
const runTransitions: Record<ExecutionState, readonly ExecutionState[]> = {
  queued: ["running", "cancelled", "failed"],
  running: [...finalRunStates, "unknown"],
  unknown: finalRunStates,
  succeeded: [],
  partial: [],
  failed: [],
  timedOut: [],
  cancelled: [],
};

// After a lease expires another worker dispatches the job again, or fails it where no attempt is left. A job whose
// stages are all done is completed directly.
const jobTransitions: Record<JobState, readonly JobState[]> = {
  queued: ["dispatched", "failed", "cancelled"],
  dispatched: ["running", "completed", "queued", "failed", "cancelled"],
  running: ["completed", "failed", "blocked", "cancelled", "queued", "dispatched"],
  blocked: ["queued", "cancelled"],
  completed: [],
  failed: [],
  cancelled: [],
};
