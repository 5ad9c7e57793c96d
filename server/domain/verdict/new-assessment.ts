import type { Assessor, Measurement } from "../../__generated__/types.ts";
import { digestOfRecord } from "../digest.ts";
import type { AssessmentRecord, ClaimRecord, RunRecord } from "../records.ts";
import type { Verdict } from "./claim-verdict.ts";
import { supersededDigests } from "./supersession.ts";

export interface NewAssessment {
  id: string;
  run: RunRecord;
  artifactDigest: string;
  claim: ClaimRecord;
  verdict: Verdict;
  measurements: Measurement[];
  repetitions: number;
  /** The Assessments of this version of the Claim that are current so far. */
  current: AssessmentRecord[];
  assessor: Assessor;
  createdAt: string;
}

/** Builds the immutable record. Its digest covers all other members. */
export function newAssessment(input: NewAssessment): AssessmentRecord {
  const { id, run, artifactDigest, claim, verdict, measurements, repetitions, assessor, createdAt } = input;
  const claimVersionId = claim.versionId;
  const record = {
    id,
    artifactDigest,
    claimVersionId,
    experimentVersionId: run.experimentVersionId,
    executionRunId: run.id,
    supersedesAssessmentDigests: supersededDigests({ claimVersionId, ...verdict }, input.current),
    ...verdict,
    evidenceIds: [...new Set(measurements.flatMap(({ evidenceIds }) => evidenceIds))],
    scope: {
      claimId: claim.id,
      measurementIds: measurements.map(({ measurementId }) => measurementId),
      repetitions,
      dataset: null,
    },
    assessor,
    createdAt,
  };
  return { ...record, recordDigest: digestOfRecord(record) };
}

/** Returns the current Assessments after a new one is appended. */
export function currentAssessments(
  current: AssessmentRecord[],
  appended: AssessmentRecord,
): AssessmentRecord[] {
  const superseded = new Set(appended.supersedesAssessmentDigests);
  return [...current.filter(({ recordDigest }) => !superseded.has(recordDigest)), appended];
}
