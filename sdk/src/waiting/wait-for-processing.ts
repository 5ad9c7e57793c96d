import { getProcessing } from "../__generated__/resources.ts";
import type { ProcessingEvent, ProcessingJob } from "../__generated__/types.ts";
import type { Requester } from "../requester.ts";
import type { Sleep } from "../transport/sleep.ts";
import { ProcessingBlockedError, ProcessingFailedError } from "./errors.ts";
import { poll, type WaitOptions } from "./poll.ts";

export interface ProcessingWaitOptions extends WaitOptions {
  /** Called once for each event, in order. The service keeps the 30 latest: a slow poll may miss older ones. */
  onEvent?: (event: ProcessingEvent, job: ProcessingJob) => void | Promise<void>;
  /** Whether a held-back job rejects with a ProcessingBlockedError, instead of being waited for. True by default. */
  stopWhenBlocked?: boolean;
}

/**
 * Resolves with the completed job. Rejects with a ProcessingFailedError when it failed or was cancelled, with a
 * ProcessingBlockedError, with a TimeoutError, or with a ServiceError that does not pass (an unknown repository).
 */
export function waitForProcessing(
  request: Requester,
  repositoryId: string,
  options: ProcessingWaitOptions & { sleep?: Sleep } = {},
): Promise<ProcessingJob> {
  const { onEvent, stopWhenBlocked = true } = options;
  let seen = 0;
  return poll(
    `waitForProcessing ${repositoryId}`,
    (own) => request(getProcessing, { repositoryId }, own),
    async ({ job, events }) => {
      for (const event of events.filter(({ sequence }) => sequence > seen)) {
        seen = event.sequence;
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
