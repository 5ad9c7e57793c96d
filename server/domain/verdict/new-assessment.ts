import type { Assessor, Measurement, SecondLook } from "../../__generated__/types.ts";
import { digestOfRecord } from "../digest.ts";
import type { AssessmentRecord, ClaimRecord, RunRecord } from "../records.ts";
import type { Judgement } from "./judge.ts";
import { rulesVersion } from "./rules-version.ts";
import { supersededDigests } from "./supersession.ts";

export interface NewAssessment {
  id: string;
  run: RunRecord;
  artifactDigest: string;
  claim: ClaimRecord;
  judgement: Judgement;
  measurements: Measurement[];
  repetitions: number;
  /** The Assessments of this version of the Claim that are current so far. */
  current: AssessmentRecord[];
  assessor: Assessor;
  createdAt: string;
}

/** Builds the immutable record. Its digest covers all other members. */
export function newAssessment(input: NewAssessment): AssessmentRecord {
  const { id, run, artifactDigest, claim, judgement, measurements, repetitions, assessor, createdAt } = input;
  const { verdict } = judgement;
  const claimVersionId = claim.versionId;
  const { experimentVersionId } = run;
  const record = {
    id,
    artifactDigest,
    claimVersionId,
    experimentVersionId,
    executionRunId: run.id,
    supersedesAssessmentDigests: supersededDigests(
      { claimVersionId, experimentVersionId, ...verdict },
      input.current,
    ),
    ...verdict,
    rulesVersion,
    findings: [...judgement.run.findings],
    secondLook: secondLookOf(judgement),
    evidenceIds: [...new Set(measurements.flatMap(({ evidenceIds }) => evidenceIds))],
    scope: {
      claimId: claim.id,
      measurementIds: measurements.map(({ measurementId }) => measurementId),
      repetitions,
      dataset: null,
      independentRepetitions: judgement.run.independentRepetitions,
      deterministic: judgement.run.deterministic,
      notCompared: notCompared(judgement),
    },
    assessor,
    createdAt,
  };
  return { ...record, recordDigest: digestOfRecord(record) };
}

function secondLookOf({ run: { secondLook } }: Judgement): SecondLook | null {
  if (secondLook === null) return null;
  const { conditions, execution, agrees, observedValues } = secondLook;
  return { conditions, execution, agrees, observedValues };
}

function notCompared({ measurements }: Judgement) {
  return measurements
    .filter(({ outcome }) => outcome === "unmeasured")
    .map(({ measurementId, reason }) => ({ measurementId, reason: reason ?? "Nothing was observed." }));
}

/** Returns the current Assessments after a new one is appended. */
export function currentAssessments(
  current: AssessmentRecord[],
  appended: AssessmentRecord,
): AssessmentRecord[] {
  const superseded = new Set(appended.supersedesAssessmentDigests);
  return [...current.filter(({ recordDigest }) => !superseded.has(recordDigest)), appended];
}
