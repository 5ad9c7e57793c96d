import type { PipelineStage } from "../__generated__/enumerations.ts";
import type { PipelineDeps } from "../deps.ts";
import type { JobRecord, RepositoryRecord } from "../domain/records.ts";

type Queries = Parameters<Parameters<PipelineDeps["store"]["transaction"]>[0]>[0];

/**
 * One step of a paper's way. It takes the repository as it stands and leaves it further on; run twice, it leaves
 * what one run would have left.
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
  /** A transaction that fails, changing nothing, when this worker no longer holds the job. */
  save<T>(work: (store: Queries) => Promise<T>): Promise<T>;
}

export interface StageOutcome {
  status: "completed" | "skipped";
  /** What the stage's event tells; public to whoever may read the repository. */
  payload: Record<string, unknown>;
  /** Merged into the job's result. */
  result?: Record<string, unknown>;
  /** The stage's last writes, made in the transaction that records its completion. */
  save?(store: Queries): Promise<void>;
}

/** The job waits until what holds it back is gone; `reason` says what to do. */
export class BlockedError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = "BlockedError";
    this.reason = reason;
  }
}

/** Another worker holds the job by now: this one must not write any more. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
}

/** The service is stopping: the stage gave up where it can begin again. */
export class StoppedError extends Error {
  override name = "StoppedError";
}
