import type { JobRecord } from "../records.ts";

/** The members of a job that waits for a slot which say when it is leased. */
export type WaitingJob = Pick<JobRecord, "id" | "stage" | "requestedById" | "priority" | "availableAt">;

/**
 * Returns jobs that wait for the same slots in the order in which they are leased. Each lease takes a job of the account
 * with the fewest leased ones, and counts as one more of that account: an account's second job comes after the first
 * ones of all others. `leased` has the accounts' jobs that are leased now.
 */
export function queueOrder(
  waiting: readonly WaitingJob[],
  leased: ReadonlyMap<string, number>,
): WaitingJob[] {
  const leasedByThen = new Map(leased);
  const turns = waiting.toSorted(compareJobs).map((job) => {
    const turn = leasedByThen.get(job.requestedById) ?? 0;
    leasedByThen.set(job.requestedById, turn + 1);
    return { job, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn || compareJobs(a.job, b.job)).map(({ job }) => job);
}

function compareJobs(a: WaitingJob, b: WaitingJob): number {
  return b.priority - a.priority || compare(a.availableAt, b.availableAt) || compare(a.id, b.id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
