import type { PipelineDeps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { JobRecord } from "../domain/records.ts";
import { failOpenRuns } from "./end-runs.ts";
import type { Lease } from "./lease.ts";
import { BlockedError, StoppedError } from "./stage.ts";
import { updateJob } from "./update-job.ts";

/** What becomes of a job whose stage did not get through. */
export async function handleJobError(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  error: unknown,
): Promise<void> {
  const now = deps.now();
  const free = { leaseExpiresAt: null };
  if (error instanceof StoppedError) {
    const availableAt = now.toISOString();
    const attemptCount = job.attemptCount - 1;
    const changes = { ...free, state: "queued" as const, availableAt, attemptCount };
    const payload = { reason: "the service was stopped" };
    await updateJob(deps, lease, job, { changes, eventType: "processing.retry_scheduled", payload });
    return;
  }
  if (error instanceof BlockedError) {
    const { reason } = error;
    const changes = { ...free, state: "blocked" as const, lastError: reason };
    await updateJob(deps, lease, job, { changes, eventType: "processing.blocked", payload: { reason } });
    return;
  }
  // An unforeseen error may pass (a full disk, a busy database); a DomainError says itself whether it may.
  const retryable = error instanceof DomainError ? error.retryable : true;
  const lastError =
    error instanceof DomainError ? error.message : "An unexpected error happened; the operator's log has it.";
  deps.log.error({ error, jobId: job.id, stage: job.stage }, "A stage failed");
  if (!retryable || job.attemptCount >= job.maxAttempts) {
    const issues = error instanceof DomainError ? error.issues : [];
    await failJob(deps, lease, job, lastError, issues.length > 0 ? { issues } : {});
    return;
  }
  const availableAt = new Date(now.getTime() + backoffMilliseconds(job.attemptCount)).toISOString();
  const changes = { ...free, state: "queued" as const, availableAt, lastError };
  const payload = { reason: lastError, availableAt };
  await updateJob(deps, lease, job, { changes, eventType: "processing.retry_scheduled", payload });
}

/** Ends a job without a result; none of its Runs stays open. */
export async function failJob(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  lastError: string,
  told: Record<string, unknown> = {},
): Promise<void> {
  const finishedAt = deps.now().toISOString();
  await updateJob(deps, lease, job, {
    changes: { state: "failed", lastError, finishedAt, leaseExpiresAt: null },
    eventType: "processing.failed",
    payload: { error: lastError, ...told },
    also: (store) => failOpenRuns(store, job.id, finishedAt, lastError),
  });
}

/** Doubles from two seconds, at most five minutes, half of it by chance so that many do not return at once. */
function backoffMilliseconds(attempt: number): number {
  const full = Math.min(300_000, 2_000 * 2 ** (attempt - 1));
  return full / 2 + (Math.random() * full) / 2;
}
