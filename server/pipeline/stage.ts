import type { PipelineStage } from "../__generated__/enumerations.ts";
import type { PipelineDeps } from "../deps.ts";
import type { Recorded } from "../domain/messages/recorded.ts";
import type { JobRecord, RepositoryRecord } from "../domain/records.ts";

type Queries = Parameters<Parameters<PipelineDeps["store"]["transaction"]>[0]>[0];

/**
 * One step of the pipeline that processes a paper. Idempotent: a stage that runs twice leaves the repository as one run
 * does.
 */
export interface Stage {
  name: PipelineStage;
  run(context: StageContext): Promise<StageOutcome>;
}

export interface StageContext {
  deps: PipelineDeps;
  job: JobRecord;
  repository: RepositoryRecord;
  /** Aborted when the service stops or the lease is lost. */
  signal: AbortSignal;
  /** Runs `work` in a transaction. Throws LeaseLostError and rolls back if this worker no longer holds the lease. */
  save<T>(work: (store: Queries) => Promise<T>): Promise<T>;
}

export interface StageOutcome {
  status: "completed" | "skipped";
  /** The payload of the stage's event; visible to everyone who may read the repository. */
  payload: Record<string, unknown>;
  /** Merged into the job's result. */
  result?: Record<string, unknown>;
  /** The stage's final writes, made in the transaction that records its completion. */
  save?(store: Queries): Promise<void>;
}

/**
 * Blocks the job until a condition of the server is fixed; `reason` says what to do. The job waits for a budget of
 * `requiredBudgetSeconds`, or for a sandbox.
 */
export class BlockedError extends Error {
  readonly reason: Recorded;
  readonly requiredBudgetSeconds: number | null;

  constructor(reason: Recorded, requiredBudgetSeconds: number | null = null) {
    super(reason);
    this.requiredBudgetSeconds = requiredBudgetSeconds;
    this.name = "BlockedError";
    this.reason = reason;
  }
}

/** Another worker has leased the job: this one must not write any more. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
}

/** The service is stopping: the stage stopped at a point from which it can be run again. */
export class StoppedError extends Error {
  override name = "StoppedError";
}
