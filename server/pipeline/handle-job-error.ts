import type { PipelineDeps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { type Recorded, record } from "../domain/messages/recorded.ts";
import type { JobRecord } from "../domain/records.ts";
import { failureTexts } from "../domain/runs/failure-texts.ts";
import { maxBackoffMilliseconds } from "../domain/runs/new-job.ts";
import { failOpenRuns } from "./end-runs.ts";
import type { Lease } from "./lease.ts";
import { BlockedError, StoppedError } from "./stage.ts";
import { updateJob } from "./update-job.ts";

/** Requeues, blocks or fails a job whose stage threw `error`. */
export async function handleJobError(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  error: unknown,
): Promise<void> {
  const now = deps.now();
  const released = { leaseExpiresAt: null };
  if (error instanceof StoppedError) {
    const availableAt = now.toISOString();
    const attemptCount = job.attemptCount - 1;
    const changes = { ...released, state: "queued" as const, availableAt, attemptCount };
    const payload = { reason: "the service was stopped" };
    await updateJob(deps, lease, job, { changes, eventType: "processing.retry_scheduled", payload });
    return;
  }
  if (error instanceof BlockedError) {
    const { reason, requiredBudgetSeconds } = error;
    const changes = { ...released, state: "blocked" as const, lastError: reason, requiredBudgetSeconds };
    await updateJob(deps, lease, job, { changes, eventType: "processing.blocked", payload: { reason } });
    return;
  }
  // An unexpected error may be transient (a full disk, a busy database); a DomainError declares whether it is
  // retryable.
  const retryable = error instanceof DomainError ? error.retryable : true;
  const lastError = error instanceof DomainError ? error.recorded : record(failureTexts.unexpected);
  deps.log.error({ error, jobId: job.id, stage: job.stage }, "A stage failed");
  if (!retryable || job.attemptCount >= job.maxAttempts) {
    const issues = error instanceof DomainError ? error.issues : [];
    await failJob(deps, lease, job, lastError, issues.length > 0 ? { issues } : {});
    return;
  }
  const availableAt = new Date(now.getTime() + backoffMilliseconds(job.attemptCount)).toISOString();
  const changes = { ...released, state: "queued" as const, availableAt, lastError };
  const payload = { reason: lastError, availableAt };
  await updateJob(deps, lease, job, { changes, eventType: "processing.retry_scheduled", payload });
}

/** Marks a job, and every Run of it that is still open, as failed. */
export async function failJob(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  lastError: Recorded,
  details: Record<string, unknown> = {},
): Promise<void> {
  const finishedAt = deps.now().toISOString();
  await updateJob(deps, lease, job, {
    changes: { state: "failed", lastError, finishedAt, leaseExpiresAt: null },
    eventType: "processing.failed",
    payload: { error: lastError, ...details },
    save: (store) => failOpenRuns(store, job.id, finishedAt, lastError),
  });
}

/** Exponential backoff from 2 s to at most 5 min; half of it is random so that failed jobs do not retry together. */
function backoffMilliseconds(attempt: number): number {
  const full = Math.min(maxBackoffMilliseconds, 2_000 * 2 ** (attempt - 1));
  return full / 2 + (Math.random() * full) / 2;
}
