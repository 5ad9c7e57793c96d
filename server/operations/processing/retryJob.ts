import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { JobRecord, Principal } from "../../domain/records.ts";
import { requireNotWithdrawn } from "../../domain/repository/withdrawal.ts";
import { queuedRun } from "../../domain/runs/queued-run.ts";
import { endedWithJob, requireRetryable, retryingJob, unblockedJob } from "../../domain/runs/retried.ts";
import { queueJob } from "../queue-job.ts";
import { acceptedJob } from "./accepted-job.ts";
import { requireJob } from "./require-job.ts";

export const retryJob: Handler<"retryJob", Deps, Context> = async (deps, { path }, { principal, commit }) => {
  const requester = principal!;
  const answer = await commit(async (transaction) => {
    const { job, repository } = await requireJob(transaction, requester, path.jobId);
    requireNotWithdrawn(repository);
    requireRetryable(job);
    const going =
      job.state === "blocked"
        ? await unblock(deps, transaction, job)
        : await goOn(deps, transaction, job, requester);
    return acceptedJob(going);
  });
  deps.wakeWorker();
  return answer;
};

type Queries = Pick<Deps["store"], "jobs" | "runs" | "claims" | "experiments">;

async function unblock({ now }: Deps, { jobs }: Queries, job: JobRecord): Promise<JobRecord> {
  const at = now().toISOString();
  const changes = unblockedJob(at);
  if (!(await jobs.updateLeased(job.id, job.leaseToken, changes)))
    throw new Error(`The job ${job.id} was leased while it was blocked`);
  const event = { eventType: "processing.unblocked" as const, state: changes.state, stage: job.stage };
  await jobs.appendEvent(job.id, { ...event, payload: { reason: "a retry was requested" }, recordedAt: at });
  return { ...job, ...changes };
}

/** Queues the job that goes on with a failed one. It takes over the Runs: those that ended are judged, not repeated. */
async function goOn(
  deps: Deps,
  transaction: Queries,
  failed: JobRecord,
  requester: Principal,
): Promise<JobRecord> {
  const { jobs, runs } = transaction;
  const isLatest =
    failed.purpose === "run" || (await jobs.findLatestIngestion(failed.repositoryId))?.id === failed.id;
  if (!isLatest || (await jobs.hasRetry(failed.id))) throw new DomainError("conflict", "job.superseded");
  const at = deps.now().toISOString();
  const job = retryingJob(failed, { id: deps.newId("job"), requester, at });
  await queueJob(deps, transaction, job);
  await runs.moveToJob(failed.id, job.id);
  for (const run of await runs.listByJob(job.id)) {
    if (endedWithJob(run)) await replace(deps, transaction, run, at);
  }
  return job;
}

async function replace(
  { newId }: Deps,
  { runs, claims, experiments }: Queries,
  ended: Awaited<ReturnType<Queries["runs"]["listByJob"]>>[number],
  at: string,
): Promise<void> {
  const experiment = (await experiments.getVersion(ended.experimentId, ended.experimentVersionId))!;
  const id = newId("run");
  const { jobId } = ended;
  const plan = { experiment, claims: await claims.listByRun(ended) };
  await runs.update(ended.id, { replacedBy: id, updatedAt: at });
  await runs.create(queuedRun({ ...plan, id, jobId, attempt: ended.attempt + 1, at }));
}
