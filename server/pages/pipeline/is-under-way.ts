import type { ProcessingJob } from "../../__generated__/types.ts";

/** Whether a job goes on by itself, so that its page is worth looking at again. */
export function isUnderWay({ state }: Pick<ProcessingJob, "state">): boolean {
  return state === "queued" || state === "dispatched" || state === "running";
}
