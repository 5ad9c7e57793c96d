import type { PipelineDeps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { JobRecord } from "../domain/records.ts";
import type { JobState } from "../domain/states.ts";
import { holdLease, type Lease } from "./lease.ts";
import { BlockedError, LeaseLostError, type Stage, StoppedError } from "./stage.ts";

/**
 * Walks a claimed job through its stages from where it stands. Each state change and its event are one transaction,
 * fenced by the lease: after `kill -9` at any point the next holder goes on from the last one that was written.
 */
export async function runJob(
  deps: PipelineDeps,
  stages: Stage[],
  claimed: JobRecord,
  stop: AbortSignal,
): Promise<void> {
  const lease = holdLease(deps, claimed);
  const signal = AbortSignal.any([stop, lease.signal]);
  let job = claimed;
  try {
    job = await dispatch(deps, lease, job);
    for (const stage of stages.slice(stages.findIndex(({ name }) => name === job.stage))) {
      if (stop.aborted) throw new StoppedError();
      job = await walk(deps, lease, job, stage, stages, signal);
    }
    await complete(deps, lease, job);
  } catch (error) {
    if (error instanceof LeaseLostError || lease.signal.aborted) return;
    await settle(deps, lease, job, stop.aborted ? new StoppedError() : error);
  } finally {
    lease.end();
  }
}

async function dispatch(deps: PipelineDeps, lease: Lease, job: JobRecord): Promise<JobRecord> {
  const startedAt = job.startedAt ?? deps.now().toISOString();
  return change(deps, lease, job, { state: "dispatched", startedAt }, "processing.dispatched", {
    attempt: job.attemptCount,
    ...(job.state === "queued" ? {} : { resumed: "the lease of an earlier worker lapsed" }),
  });
}

async function walk(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  stage: Stage,
  stages: Stage[],
  signal: AbortSignal,
): Promise<JobRecord> {
  const started = await startStage(deps, lease, job, stage);
  const repository = await deps.store.repositories.get(job.repositoryId);
  if (!repository) throw new Error(`The job ${job.id} is for a repository that does not exist`);
  const outcome = await stage.run({ deps, job: started, repository, signal, save: lease.save });
  signal.throwIfAborted();

  const next = stages[stages.indexOf(stage) + 1]?.name ?? "completed";
  const result = { ...started.result, ...outcome.result };
  const eventType = `processing.stage_${outcome.status}`;
  return lease.save(async (store) => {
    await outcome.save?.(store);
    await store.jobs.appendEvent(job.id, event(deps, eventType, "running", stage.name, outcome.payload));
    // Attempts count what was tried without getting on: a stage that is done starts the count anew.
    const changes = { stage: next, result, attemptCount: 1 };
    await store.jobs.updateHeld(job.id, lease.token, changes);
    return { ...started, ...changes };
  });
}

/** Announces a stage once: taken up again after a crash, it was announced already. */
async function startStage(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  stage: Stage,
): Promise<JobRecord> {
  return lease.save(async (store) => {
    const changes = { state: "running" as const, stage: stage.name };
    await store.jobs.updateHeld(job.id, lease.token, changes);
    const events = await store.jobs.events(job.id, 30);
    const announced = events.findLast(({ eventType }) => eventType.startsWith("processing.stage_"));
    if (announced?.eventType !== "processing.stage_started" || announced.stage !== stage.name) {
      await store.jobs.appendEvent(
        job.id,
        event(deps, "processing.stage_started", "running", stage.name, {}),
      );
    }
    return { ...job, ...changes };
  });
}

async function complete(deps: PipelineDeps, lease: Lease, job: JobRecord): Promise<void> {
  const finishedAt = deps.now().toISOString();
  const changes = {
    state: "completed" as const,
    stage: "completed" as const,
    finishedAt,
    leaseExpiresAt: null,
  };
  await change(deps, lease, job, changes, "processing.completed", job.result ?? {});
}

/** What becomes of a job whose stage did not get through. */
async function settle(deps: PipelineDeps, lease: Lease, job: JobRecord, error: unknown): Promise<void> {
  const now = deps.now();
  const free = { leaseExpiresAt: null };
  if (error instanceof StoppedError) {
    const changes = {
      ...free,
      state: "queued" as const,
      availableAt: now.toISOString(),
      attemptCount: job.attemptCount - 1,
    };
    await change(deps, lease, job, changes, "processing.retry_scheduled", {
      reason: "the service was stopped",
    });
    return;
  }
  if (error instanceof BlockedError) {
    const changes = { ...free, state: "blocked" as const, lastError: error.reason };
    await change(deps, lease, job, changes, "processing.blocked", { reason: error.reason });
    return;
  }
  // An unforeseen error may pass (a full disk, a busy database); a DomainError says itself whether it may.
  const retryable = error instanceof DomainError ? error.retryable : true;
  const lastError =
    error instanceof DomainError ? error.message : "An unexpected error happened; the operator's log has it.";
  deps.log.error({ error, jobId: job.id, stage: job.stage }, "A stage failed");
  if (retryable && job.attemptCount < job.maxAttempts) {
    const availableAt = new Date(now.getTime() + backoffMilliseconds(job.attemptCount)).toISOString();
    const changes = { ...free, state: "queued" as const, availableAt, lastError };
    await change(deps, lease, job, changes, "processing.retry_scheduled", { reason: lastError, availableAt });
    return;
  }
  const changes = { ...free, state: "failed" as const, lastError, finishedAt: now.toISOString() };
  const issues = error instanceof DomainError ? error.issues : [];
  const payload = { error: lastError, ...(issues.length > 0 ? { issues } : {}) };
  await change(deps, lease, job, changes, "processing.failed", payload);
}

/** Doubles from two seconds, at most five minutes, half of it by chance so that many do not return at once. */
function backoffMilliseconds(attempt: number): number {
  const full = Math.min(300_000, 2_000 * 2 ** (attempt - 1));
  return full / 2 + (Math.random() * full) / 2;
}

async function change(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  changes: Partial<JobRecord>,
  eventType: string,
  payload: Record<string, unknown>,
): Promise<JobRecord> {
  const changed = { ...job, ...changes };
  await lease.save(async (store) => {
    await store.jobs.updateHeld(job.id, lease.token, changes);
    await store.jobs.appendEvent(job.id, event(deps, eventType, changed.state, changed.stage, payload));
  });
  return changed;
}

function event(
  { now }: PipelineDeps,
  eventType: string,
  state: JobState,
  stage: JobRecord["stage"],
  payload: Record<string, unknown>,
) {
  return { eventType, state, stage, payload, recordedAt: now().toISOString() };
}
