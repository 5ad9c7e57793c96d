import type { JobState, ProcessingEventType } from "../__generated__/enumerations.ts";
import type { PipelineDeps } from "../deps.ts";
import type { JobRecord } from "../domain/records.ts";
import type { Lease } from "./lease.ts";
import type { StageContext } from "./stage.ts";

type Queries = Parameters<Parameters<StageContext["save"]>[0]>[0];

export interface JobUpdate {
  changes: Partial<JobRecord>;
  eventType: ProcessingEventType;
  payload: Record<string, unknown>;
  /** Further writes in the same transaction. */
  save?(store: Queries): Promise<void>;
}

/** Updates a leased job and appends its event, in one transaction. Returns the updated job. */
export async function updateJob(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  { changes, eventType, payload, save: also }: JobUpdate,
): Promise<JobRecord> {
  const changed = { ...job, ...changes };
  await lease.save(async (store) => {
    await store.jobs.updateLeased(job.id, lease.token, changes);
    await also?.(store);
    await store.jobs.appendEvent(job.id, jobEvent(deps, eventType, changed.state, changed.stage, payload));
  });
  return changed;
}

export function jobEvent(
  { now }: Pick<PipelineDeps, "now">,
  eventType: ProcessingEventType,
  state: JobState,
  stage: JobRecord["stage"],
  payload: Record<string, unknown>,
) {
  return { eventType, state, stage, payload, recordedAt: now().toISOString() };
}
