import type { JobState, PipelineStage, ProcessingEventType } from "../../__generated__/enumerations.ts";
import { type Digest, digestOfRecord } from "../digest.ts";

/** A job's event before it is appended to the chain. */
export interface NewEvent {
  jobId: string;
  eventType: ProcessingEventType;
  state: JobState;
  stage: PipelineStage;
  payload: Record<string, unknown>;
  /** ISO 8601 in UTC with milliseconds. */
  recordedAt: string;
}

export interface ChainedEvent extends NewEvent {
  /** From 1. */
  sequence: number;
  /** Null for the first event, and hashed as null. */
  previousEventDigest: Digest | null;
  eventDigest: Digest;
}

/** Chains an event to the previous one of the same job, which is null for the first event. */
export function chainEvent(
  previous: Pick<ChainedEvent, "sequence" | "eventDigest"> | null,
  event: NewEvent,
): ChainedEvent {
  const sequence = (previous?.sequence ?? 0) + 1;
  const previousEventDigest = previous?.eventDigest ?? null;
  const { jobId, eventType, state, stage, payload, recordedAt } = event;
  const chained = { jobId, eventType, state, stage, payload, recordedAt, sequence, previousEventDigest };
  return { ...chained, eventDigest: digestOfEvent(chained) };
}

/** The digest covers exactly these members (docs/rules/identifiers-and-digests.md#events). */
export function digestOfEvent(event: Omit<ChainedEvent, "eventDigest">): Digest {
  const { previousEventDigest, sequence, jobId, eventType, state, stage, payload, recordedAt } = event;
  return digestOfRecord({
    previousEventDigest,
    sequence,
    jobId,
    eventType,
    state,
    stage,
    payload,
    recordedAt,
  });
}
