import { type PipelineStage, pipelineStages } from "../../__generated__/enumerations.ts";
import type { EventRecord, JobRecord } from "../records.ts";

/** What became of a stage: `earlier` was done by the job that this one goes on with, `current` is where the job stands. */
export type StageState = "earlier" | "completed" | "skipped" | "current" | "ahead";

export interface StageProgress {
  stage: PipelineStage;
  state: StageState;
  startedAt: string | null;
  /** From its start to its end, or until now where the job is in it; null before. */
  milliseconds: number | null;
  /** How often it was begun again after a failure. */
  retries: number;
}

type Stand = Pick<JobRecord, "state" | "stage" | "finishedAt">;
type Event = Pick<EventRecord, "eventType" | "stage" | "payload" | "recordedAt">;

/** Says how far a job is in each stage of the pipeline, by its events in their order. */
export function stageProgress(job: Stand, events: readonly Event[], now: Date): StageProgress[] {
  const first = firstStage(events);
  const until = job.finishedAt === null ? now.getTime() : Date.parse(job.finishedAt);
  return pipelineStages.map((stage, index) => {
    const own = events.filter((event) => event.stage === stage);
    const startedAt =
      own.find(({ eventType }) => eventType === "processing.stage_started")?.recordedAt ?? null;
    const end = own.findLast(({ eventType }) => endTypes.has(eventType));
    const retries = own.filter(({ eventType }) => eventType === "processing.retry_scheduled").length;
    const isCurrent = job.stage === stage && !end && job.state !== "completed";
    const state =
      end?.eventType === "processing.stage_skipped"
        ? "skipped"
        : end
          ? "completed"
          : isCurrent
            ? "current"
            : index < pipelineStages.indexOf(first)
              ? "earlier"
              : "ahead";
    const endAt = end ? Date.parse(end.recordedAt) : isCurrent ? until : null;
    // The clock may have been stepped back between the two.
    const milliseconds =
      startedAt === null || endAt === null ? null : Math.max(0, endAt - Date.parse(startedAt));
    return { stage, state, startedAt, milliseconds, retries };
  });
}

/** Earlier releases put the stage that a job begins with into the event's own member. */
function firstStage(events: readonly Event[]): PipelineStage {
  const queued = events.find(({ eventType }) => eventType === "processing.queued");
  const startsAt = queued?.payload.startsAt;
  return pipelineStages.find((stage) => stage === startsAt) ?? queued?.stage ?? "intake";
}

/** The last stage has no work of its own: its event is the job's. */
const endTypes = new Set<string>([
  "processing.stage_completed",
  "processing.stage_skipped",
  "processing.completed",
]);
