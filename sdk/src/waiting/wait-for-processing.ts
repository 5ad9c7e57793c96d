import { getProcessing } from "../__generated__/operations.ts";
import type { ProcessingEvent, ProcessingJob } from "../__generated__/types.ts";
import type { Requester } from "../requester.ts";
import { checkOptions, waitKinds } from "../transport/check-options.ts";
import type { Sleep } from "../transport/sleep.ts";
import { ProcessingBlockedError, ProcessingFailedError } from "./errors.ts";
import { poll, type WaitOptions } from "./poll.ts";

export interface ProcessingWaitOptions extends WaitOptions {
  /** Called once for each event, in order. A response has the 30 latest events: a slow poll may miss older ones. */
  onEvent?: (event: ProcessingEvent, job: ProcessingJob) => void | Promise<void>;
  /** Whether to reject with a ProcessingBlockedError if the job is blocked, instead of waiting. Default true. */
  stopWhenBlocked?: boolean;
}

/**
 * Polls the job of a repository and resolves when it is completed. Rejects with a ProcessingFailedError if it failed or
 * was cancelled, with a ProcessingBlockedError, a TimeoutError, or a ServiceError that is not transient (an unknown
 * repository).
 */
export function waitForProcessing(
  request: Requester,
  repositoryId: string,
  options: ProcessingWaitOptions & { sleep?: Sleep } = {},
): Promise<ProcessingJob> {
  checkOptions("waitForProcessing", options, waitKinds);
  const { onEvent, stopWhenBlocked = true } = options;
  let lastSequence = 0;
  return poll(
    `waitForProcessing ${repositoryId}`,
    (requestOptions) => request(getProcessing, { repositoryId }, requestOptions),
    async ({ job, events }) => {
      for (const event of events.filter(({ sequence }) => sequence > lastSequence)) {
        lastSequence = event.sequence;
        await onEvent?.(event, job);
      }
      if (job.state === "completed") return job;
      if (job.state === "failed" || job.state === "cancelled") throw new ProcessingFailedError(job);
      if (job.state === "blocked" && stopWhenBlocked) throw new ProcessingBlockedError(job, events);
      return undefined;
    },
    { pollIntervalMs: 10_000, ...options },
  );
}
