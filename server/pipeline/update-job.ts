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
  /** Written in the same transaction. */
  also?(store: Queries): Promise<void>;
}

/** Changes a held job and tells of it, in one transaction. */
export async function updateJob(
  deps: PipelineDeps,
  lease: Lease,
  job: JobRecord,
  { changes, eventType, payload, also }: JobUpdate,
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
