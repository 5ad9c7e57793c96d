import type { Deps } from "../../deps.ts";
import type { JobRecord } from "../../domain/records.ts";
import { cancelledJob, cancelledRun, isOpenRun } from "../../domain/runs/cancelled.ts";

type Queries = Pick<Deps["store"], "jobs" | "runs">;

/**
 * Cancels a job and its open Runs. Call it in a transaction: the worker that has the job notices by its lease, and
 * nothing is left half done, whoever is killed. Throws `conflict` where the job has ended.
 */
export async function cancelJobIn(
  { jobs, runs }: Queries,
  job: JobRecord,
  at: string,
  payload: Record<string, unknown>,
): Promise<JobRecord> {
  const changes = cancelledJob(job, at);
  if (!(await jobs.updateLeased(job.id, job.leaseToken, changes)))
    throw new Error(`The job ${job.id} was leased within the transaction that cancels it`);
  for (const run of await runs.listByJob(job.id)) {
    if (isOpenRun(run)) await runs.update(run.id, cancelledRun(run, at));
  }
  const { state } = changes;
  const event = { eventType: "processing.cancelled" as const, state, stage: job.stage, payload };
  await jobs.appendEvent(job.id, { ...event, recordedAt: at });
  return { ...job, ...changes };
}
