import type { ProcessingEvent, ProcessingJob } from "../__generated__/types.ts";

/** The job failed or was cancelled. */
export class ProcessingFailedError extends Error {
  override readonly name = "ProcessingFailedError";
  declare readonly job: ProcessingJob;

  constructor(job: ProcessingJob) {
    const reason = job.lastError ? `: ${job.lastError}` : "";
    super(`Processing of ${job.repositoryId} ${job.state} at ${job.stage}${reason}`);
    this.job = job;
  }
}

/** The job is blocked, by a budget or because there is no sandbox, and resumes by itself once that is resolved. */
export class ProcessingBlockedError extends Error {
  override readonly name = "ProcessingBlockedError";
  declare readonly job: ProcessingJob;
  declare readonly reason: string;

  constructor(job: ProcessingJob, events: readonly ProcessingEvent[]) {
    const payloadReason = events.findLast(({ state }) => state === "blocked")?.payload.reason;
    const reason =
      typeof payloadReason === "string" ? payloadReason : (job.lastError ?? "the service gave no reason");
    super(`Processing of ${job.repositoryId} is blocked at ${job.stage}: ${reason}`);
    this.job = job;
    this.reason = reason;
  }
}
