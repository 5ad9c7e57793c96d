import type { PipelineStage } from "../../__generated__/enumerations.ts";
import type { EventRecord } from "../records.ts";

/** The members of an event that say when a stage ended; of the first, when it started. */
export type StageEvent = Pick<EventRecord, "jobId" | "eventType" | "stage" | "recordedAt">;

/**
 * Returns the seconds that each stage of earlier jobs took, from the end of the stage before, so that a wait for a slot
 * and the pauses between attempts count. A skipped stage took hardly any.
 *
 * @param events the events `processing.stage_…` of jobs, in order of their sequence for each job
 */
export function stageDurations(events: readonly StageEvent[]): Map<PipelineStage, number[]> {
  const durations = new Map<PipelineStage, number[]>();
  const ends = new Map<string, number>();
  for (const { jobId, eventType, stage, recordedAt } of events) {
    const [at, earlier] = [Date.parse(recordedAt), ends.get(jobId)];
    if (eventType === "processing.stage_started") {
      if (earlier === undefined) ends.set(jobId, at);
      continue;
    }
    ends.set(jobId, at);
    if (earlier === undefined) continue;
    // The clock may have been stepped back between the two.
    durations.set(stage, [...(durations.get(stage) ?? []), Math.max(0, at - earlier) / 1000]);
  }
  return durations;
}
