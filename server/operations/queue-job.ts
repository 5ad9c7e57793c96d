import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { JobRecord } from "../domain/records.ts";

type Jobs = Pick<Deps["store"], "jobs">;

/** How often a refused client should try again: a job takes from seconds to hours. */
const retryAfterSeconds = 60;

/** Queues a job. Throws `rate_limited` where its account's queue is full; call it in the transaction of the request. */
export async function queueJob(deps: Deps, transaction: Jobs, job: JobRecord): Promise<void> {
  await requireQueuePlace(deps, transaction, job.requestedById);
  await transaction.jobs.create(job);
}

/** Throws where the account's queue is full, before the request does expensive work. */
export async function requireQueuePlace(
  { accountJobs: limit }: Deps,
  { jobs }: Jobs,
  accountId: string,
): Promise<void> {
  if ((await jobs.countUnfinished(accountId)) < limit) return;
  throw new DomainError("rate_limited", "limit.jobs", {
    parameters: { limit },
    facts: { retryAfterSeconds },
  });
}
