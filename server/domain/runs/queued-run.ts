import type { Measurement } from "../../__generated__/types.ts";
import type { ClaimRecord, ExperimentRecord, RunRecord } from "../records.ts";

export interface NewRun {
  id: string;
  experiment: ExperimentRecord;
  claims: ClaimRecord[];
  jobId: string;
  attempt: number;
  at: string;
}

/** Builds a queued Run with all planned measurements unmeasured. */
export function queuedRun({ id, experiment, claims, jobId, attempt, at }: NewRun): RunRecord {
  const measurements = claims.flatMap(({ measurements }) => measurements.map(unmeasured));
  return {
    id,
    repositoryId: experiment.repositoryId,
    experimentId: experiment.id,
    experimentVersionId: experiment.versionId,
    jobId,
    attempt,
    replacedBy: null,
    claimIds: claims.map((claim) => claim.id),
    claimVersionIds: claims.map((claim) => claim.versionId),
    state: "queued",
    verification: "queued",
    conclusion: null,
    failure: null,
    measurements,
    agent: { kind: "service", id: "service-worker", executor: "unassigned", version: "unassigned" },
    artifact: null,
    environment: null,
    queuedAt: at,
    startedAt: null,
    finishedAt: null,
    updatedAt: at,
  };
}

/** Copies a measurement without its observation. */
export function unmeasured(measurement: Measurement): Measurement {
  return {
    ...measurement,
    observedValue: null,
    observedValues: [],
    interval: null,
    absoluteDifference: null,
    outcome: null,
    verification: "unverified",
    reason: null,
    diagnostic: null,
    evidenceIds: [],
  };
}
