import type { JobRecord } from "../records.ts";

/** How often one stage is tried before the job fails. */
const maxAttempts = 5;

export interface NewJob {
  id: string;
  repositoryId: string;
  purpose: JobRecord["purpose"];
  requester: { type: JobRecord["requestedByType"]; id: string };
  at: string;
}

/** A job at its start: a paper's at `intake`, a Run request's where its Run is waiting. */
export function newJob({ id, repositoryId, purpose, requester, at }: NewJob): JobRecord {
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
    attemptCount: 0,
    maxAttempts,
    availableAt: at,
    leaseToken: 0,
    leaseExpiresAt: null,
    result: null,
    lastError: null,
    createdAt: at,
    updatedAt: at,
    startedAt: null,
    finishedAt: null,
  };
}

/** The first event of every job. */
export function queuedEvent({ kind, purpose, stage, createdAt }: JobRecord) {
  const payload = { kind, purpose };
  return { eventType: "processing.queued", state: "queued" as const, stage, payload, recordedAt: createdAt };
}
