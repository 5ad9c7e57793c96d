import { DomainError } from "../errors.ts";
import type { JobRecord, RunRecord } from "../records.ts";
import { type NewJob, newJob } from "./new-job.ts";

/** What a blocked job becomes that is to be tried again: nothing of the hold is left. */
export function unblockedJob(at: string) {
  const changes = { state: "queued" as const, availableAt: at, updatedAt: at, attemptCount: 0 };
  return { ...changes, requiredBudgetSeconds: null };
}

/**
 * Builds the job that goes on with a failed one, at the stage that failed and with what the stages before it left:
 * `failed` is an end (docs/rules/states.md#retrying).
 */
export function retryingJob(
  failed: JobRecord,
  { id, requester, at }: Pick<NewJob, "id" | "requester" | "at">,
) {
  const { repositoryId, purpose, stage, result, look } = failed;
  return { ...newJob({ id, repositoryId, purpose, requester, at }), stage, result, look, retryOf: failed.id };
}

export function isRetryable({ state }: Pick<JobRecord, "state">): boolean {
  return state === "failed" || state === "blocked";
}

/** Throws `conflict` unless the job is one that may be retried. */
export function requireRetryable({ state }: Pick<JobRecord, "state">): void {
  if (!isRetryable({ state }))
    throw new DomainError("conflict", "job.not_retryable", { parameters: { state } });
}

/** Whether a Run was ended with its job, before it was executed to its end, and no other has taken its place. */
export function endedWithJob({ failure, replacedBy }: RunRecord): boolean {
  return failure?.code === "job_failed" && replacedBy === null;
}
