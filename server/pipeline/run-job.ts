import type { PipelineStage } from "../__generated__/enumerations.ts";
import type { PipelineDeps } from "../deps.ts";
import { record } from "../domain/messages/recorded.ts";
import type { JobRecord } from "../domain/records.ts";
import { failureTexts } from "../domain/runs/failure-texts.ts";
import { withFoundSource } from "./found-source.ts";
import { failJob, handleJobError } from "./handle-job-error.ts";
import { holdLease, type Lease } from "./lease.ts";
import { LeaseLostError, type Stage, StoppedError } from "./stage.ts";
import { jobEvent, updateJob } from "./update-job.ts";

/**
 * Runs a leased job's remaining stages. Each state change and its event are one transaction, fenced by the lease: after
 * `kill -9` at any point the next worker resumes from the last committed transaction. A job with Runs to execute is
 * handed over at `handsOverAt`: its lease ends in the transaction of the stage before.
 */
export async function runJob(
  deps: PipelineDeps,
  stages: Stage[],
  leasedJob: JobRecord,
  stopSignal: AbortSignal,
  handsOverAt?: PipelineStage,
): Promise<void> {
  const lease = holdLease(deps, leasedJob);
  const signal = AbortSignal.any([stopSignal, lease.signal]);
  let job = leasedJob;
  try {
    // Exceeded only if workers died: an error of a stage fails the job in handleJobError.
    if (job.attemptCount > job.maxAttempts) return await failExhaustedJob(deps, lease, job);
    if (!isHandedOver(job)) job = await dispatch(deps, lease, job);
    for (const stage of remainingStages(job.stage, stages)) {
      if (stopSignal.aborted) throw new StoppedError();
      job = await runStage(deps, lease, job, { stage, stages, signal, handsOverAt });
      if (job.leaseExpiresAt === null) return;
    }
    await complete(deps, lease, job);
  } catch (error) {
    if (error instanceof LeaseLostError || lease.signal.aborted) return;
    await handleJobError(deps, lease, job, stopSignal.aborted ? new StoppedError() : error).catch(
      (failure: unknown) => {
        // Another worker has leased the job and decides its state.
        if (!(failure instanceof LeaseLostError)) throw failure;
      },
    );
  } finally {
    lease.end();
  }
}

/** Returns the stages from `stageName` on; none if a worker died after the last stage, before it completed the job. */
function remainingStages(stageName: JobRecord["stage"], stages: Stage[]): Stage[] {
  return stageName === "completed" ? [] : stages.slice(stages.findIndex(({ name }) => name === stageName));
}

/** A job that crashes its worker must not be retried for ever. */
async function failExhaustedJob(deps: PipelineDeps, lease: Lease, job: JobRecord): Promise<void> {
  const values = { count: job.maxAttempts, stage: job.stage };
  const message = record(failureTexts.exhausted, values);
  deps.log.error({ jobId: job.id, stage: job.stage }, message);
  await failJob(deps, lease, job, message);
}

/** A running job at its first attempt was handed over, so it is still running; a dead worker's is at a later one. */
function isHandedOver({ state, attemptCount }: JobRecord): boolean {
  return state === "running" && attemptCount === 1;
}

async function dispatch(deps: PipelineDeps, lease: Lease, job: JobRecord): Promise<JobRecord> {
  const startedAt = job.startedAt ?? deps.now().toISOString();
  const resumed = job.state === "queued" ? {} : { resumed: "an earlier worker stopped before the job ended" };
  return updateJob(deps, lease, job, {
    changes: { state: "dispatched", startedAt },
    eventType: "processing.dispatched",
    payload: { attempt: job.attemptCount, ...resumed },
  });
}

interface StageOptions {
  stage: Stage;
  stages: Stage[];
  signal: AbortSignal;
  handsOverAt: PipelineStage | undefined;
}

async function runStage(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  { stage, stages, signal, handsOverAt }: StageOptions,
): Promise<JobRecord> {
  const started = await startStage(deps, lease, job, stage);
  const repository = await deps.store.repositories.get(job.repositoryId);
  if (!repository) throw new Error(`The job ${job.id} is for a repository that does not exist`);
  const outcome = await stage.run({
    ...{ deps, job: started, signal, save: lease.save },
    repository: withFoundSource(repository, started),
  });
  signal.throwIfAborted();

  const next = stages[stages.indexOf(stage) + 1]?.name ?? "completed";
  const result = { ...started.result, ...outcome.result };
  // Without a Run to execute there is nothing to wait for.
  const isHandedOver = next === handsOverAt && outcome.status !== "skipped";
  const eventType = `processing.stage_${outcome.status}` as const;
  return lease.save(async (store) => {
    await outcome.save?.(store);
    await store.jobs.appendEvent(job.id, jobEvent(deps, eventType, "running", stage.name, outcome.payload));
    // Attempts are counted per stage: a completed stage resets the count.
    const kept = { stage: next, result, attemptCount: 1 };
    const changes = isHandedOver ? { ...kept, attemptCount: 0, leaseExpiresAt: null } : kept;
    await store.jobs.updateLeased(job.id, lease.token, changes);
    return { ...started, ...changes };
  });
}

/** Sets the stage and appends `stage_started`, each time that the job is taken up: it is `running` again by that. */
async function startStage(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  stage: Stage,
): Promise<JobRecord> {
  return lease.save(async (store) => {
    const changes = { state: "running" as const, stage: stage.name };
    await store.jobs.updateLeased(job.id, lease.token, changes);
    await store.jobs.appendEvent(
      job.id,
      jobEvent(deps, "processing.stage_started", "running", stage.name, {}),
    );
    return { ...job, ...changes };
  });
}

async function complete(deps: PipelineDeps, lease: Lease, job: JobRecord): Promise<void> {
  const finishedAt = deps.now().toISOString();
  await updateJob(deps, lease, job, {
    changes: { state: "completed", stage: "completed", finishedAt, leaseExpiresAt: null },
    eventType: "processing.completed",
    payload: job.result ?? {},
  });
}
