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

/** A Run that waits for its execution, with every planned measurement unmeasured. */
export function queuedRun({ id, experiment, claims, jobId, attempt, at }: NewRun): RunRecord {
  const measurements = claims.flatMap(({ measurements }) => measurements.map(unmeasured));
  return {
    id,
    repositoryId: experiment.repositoryId,
    experimentId: experiment.id,
    experimentVersionId: experiment.versionId,
    jobId,
    attempt,
    claimIds: claims.map((claim) => claim.id),
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

/** What is expected, with nothing observed yet. */
export function unmeasured(measurement: Measurement): Measurement {
  return {
    ...measurement,
    observedValue: null,
    absoluteDifference: null,
    verification: "unverified",
    reason: null,
    diagnostic: null,
    evidenceIds: [],
  };
}
