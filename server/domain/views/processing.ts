import type { ProcessingEvent, ProcessingJob } from "../../__generated__/types.ts";
import type { EventRecord, JobRecord } from "../records.ts";

/** What a job that waits or is under way has ahead of it. */
export type JobOutlook = Pick<ProcessingJob, "queuePosition" | "estimatedStartAt" | "estimatedFinishAt">;

/** Builds the contract's view of a job. Omits the members that have no value yet. */
export function jobView(job: JobRecord, outlook: JobOutlook = {}): ProcessingJob {
  return {
    id: job.id,
    repositoryId: job.repositoryId,
    kind: job.kind,
    state: job.state,
    stage: job.stage,
    priority: job.priority,
    requestedBy: { type: job.requestedByType, id: job.requestedById },
    attemptCount: job.attemptCount,
    maxAttempts: job.maxAttempts,
    availableAt: job.availableAt,
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
    ...(job.retryOf ? { retryOf: job.retryOf } : {}),
    ...outlook,
    // While a job is under way its stages keep there what the next ones need.
    ...(job.result && job.state === "completed" ? { result: job.result } : {}),
    ...(job.lastError ? { lastError: job.lastError } : {}),
    ...(job.startedAt ? { startedAt: job.startedAt } : {}),
    ...(job.finishedAt ? { finishedAt: job.finishedAt } : {}),
  };
}

export function processingEventView({ jobId: _, ...event }: EventRecord): ProcessingEvent {
  return event as ProcessingEvent;
}
