import type { JobRecord, NewLook } from "../records.ts";

/** Attempts of one stage before the job fails. */
const maxAttempts = 5;

/** The longest that a failed job waits for its next attempt. */
export const maxBackoffMilliseconds = 300_000;

export interface NewJob {
  id: string;
  repositoryId: string;
  purpose: JobRecord["purpose"];
  requester: { type: JobRecord["requestedByType"]; id: string };
  at: string;
  look?: NewLook;
}

/** Builds a queued job: an ingestion starts at `intake`, a Run request at `reproduction`, where its Run is queued. */
export function newJob({ id, repositoryId, purpose, requester, at, look }: NewJob): JobRecord {
  return {
    id,
    repositoryId,
    purpose,
    kind: "research_ingestion",
    state: "queued",
    stage: purpose === "ingestion" ? "intake" : "reproduction",
    priority: purpose === "ingestion" ? 0 : 1,
    requestedByType: requester.type,
    requestedById: requester.id,
    look: look ?? null,
    retryOf: null,
    attemptCount: 0,
    maxAttempts,
    availableAt: at,
    leaseToken: 0,
    leaseExpiresAt: null,
    result: null,
    lastError: null,
    requiredBudgetSeconds: null,
    createdAt: at,
    updatedAt: at,
    startedAt: null,
    finishedAt: null,
  };
}

/**
 * Builds the first event of a job. Its stage is `intake` by the published interface, whatever the job begins with: that
 * stands in the payload.
 */
export function queuedEvent({ kind, purpose, look, retryOf, stage: first, createdAt }: JobRecord) {
  const startsAt = first === "intake" ? {} : { startsAt: first };
  const payload = { kind, purpose, ...(look ? { look } : {}), ...(retryOf ? { retryOf } : {}), ...startsAt };
  const [eventType, state, stage] = ["processing.queued", "queued", "intake"] as const;
  return { eventType, state, stage, payload, recordedAt: createdAt };
}
