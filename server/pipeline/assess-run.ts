import type { Assessment, Measurement } from "../__generated__/types.ts";
import { digestOfRecord } from "../domain/canonical.ts";
import { claimVerdicts } from "../domain/claim-verdicts.ts";
import {
  claimEvidenceState,
  countConclusions,
  legacyClaimVerification,
  legacyRunState,
  runConclusion,
} from "../domain/derived-states.ts";
import { legacyMeasurementVerification, type MeasurementVerdict } from "../domain/measurement-verdict.ts";
import { comparabilityOf } from "../domain/protocol.ts";
import type { ClaimRecord, EvidenceRecord, RunRecord } from "../domain/records.ts";
import { leftTheSame, type RunArtifact } from "../domain/run-artifact.ts";
import { supersededBy } from "../domain/supersession.ts";
import { judgeClaim } from "../domain/verdict.ts";
import { readRunArtifact } from "./run-artifact.ts";
import type { StageContext } from "./stage.ts";

export interface Assessed {
  assessmentId: string;
  claimId: string;
  conclusion: string;
}

/** Judges one Run against each of its Claims. A Claim that this Run was judged against already is left as it is. */
export async function assessRun(context: StageContext, run: RunRecord): Promise<Assessed[]> {
  const { deps, repository, save } = context;
  const { store } = deps;
  const artifact = await readRunArtifact(deps, run);
  const bitIdenticalRepeat = await wasRepeated(context, run, artifact);
  const evidence = await store.evidence.ofRun(run.id);
  const claims = (await store.claims.ofRepository(repository.id)).filter(({ id }) =>
    run.claimIds.includes(id),
  );

  return save(async (queries) => {
    const made = await queries.assessments.ofRuns([run.id]);
    const assessments = made.map(({ assessment }) => assessment);
    const measured: Measurement[] = [];
    for (const claim of claims) {
      const verdicts = claimVerdicts(claim, artifact);
      const measurements = claim.measurements.map((measurement) =>
        measurementOf(measurement, verdicts, claim, evidence),
      );
      measured.push(...measurements);
      if (made.some(({ claimId }) => claimId === claim.id)) continue;

      const earlier = (await queries.assessments.ofClaims([claim.id])).filter(
        ({ claimVersionId }) => claimVersionId === claim.versionId,
      );
      const current = earlier.map(({ assessment }) => assessment).filter((assessment) => assessment.current);
      const verdict = judgeClaim(verdicts, judgedRun(run, artifact, bitIdenticalRepeat));
      const assessment = toAssessment(deps, {
        run,
        claim,
        verdict,
        measurements,
        repetitions: artifact.repetitions.length,
        current,
      });
      await queries.assessments.append(repository.id, claim.id, assessment);
      assessments.push(assessment);

      const superseded = new Set(assessment.supersedesAssessmentDigests);
      const inForce = [...current.filter(({ recordDigest }) => !superseded.has(recordDigest)), assessment];
      const evidenceState = claimEvidenceState(countConclusions(inForce.map(({ conclusion }) => conclusion)));
      const updatedAt = deps.now().toISOString();
      const runState = legacyRunState(run.state, verdict.conclusion);
      const changes = {
        evidenceState,
        verification: legacyClaimVerification(evidenceState, runState),
        measurements,
        updatedAt,
      };
      await queries.claims.update(claim.id, changes);
    }
    const conclusion = runConclusion(
      countConclusions(assessments.map((assessment) => assessment.conclusion)),
    );
    const updatedAt = deps.now().toISOString();
    await queries.runs.update(run.id, {
      conclusion,
      verification: legacyRunState(run.state, conclusion),
      measurements: measured,
      updatedAt,
    });
    await queries.repositories.update(repository.id, { updatedAt });
    return assessments.map(({ id, scope, conclusion }) => ({
      assessmentId: id,
      claimId: scope.claimId,
      conclusion,
    }));
  });
}

/** Whether a repetition, or an earlier Run of the same experiment version, left the same files bit for bit. */
async function wasRepeated(context: StageContext, run: RunRecord, artifact: RunArtifact): Promise<boolean> {
  const [first, ...others] = artifact.repetitions;
  if (!first) return false;
  if (others.some((other) => leftTheSame(first, other))) return true;
  const runs = await context.deps.store.runs.ofRepository(run.repositoryId);
  for (const earlier of runs) {
    const same = earlier.experimentVersionId === run.experimentVersionId && earlier.state === "succeeded";
    if (!same || earlier.id === run.id || !earlier.artifact) continue;
    const [before] = (await readRunArtifact(context.deps, earlier)).repetitions;
    if (before && leftTheSame(first, before)) return true;
  }
  return false;
}

function judgedRun(run: RunRecord, artifact: RunArtifact, bitIdenticalRepeat: boolean) {
  return {
    execution: run.state,
    exitCode: artifact.repetitions.at(-1)?.exitCode ?? null,
    repetitions: artifact.repetitions.length,
    bitIdenticalRepeat,
    protocolComparability: comparabilityOf({
      declared: true,
      commitKnown: artifact.sourceCommit !== null,
      environmentPinned: false,
      missingRequirements: artifact.missingRequirements,
    }),
  };
}

function measurementOf(
  planned: Measurement,
  verdicts: MeasurementVerdict[],
  claim: ClaimRecord,
  evidence: EvidenceRecord[],
): Measurement {
  const verdict = verdicts.find(({ measurementId }) => measurementId === planned.measurementId);
  if (!verdict) return planned;
  const file = claim.expectations.find(({ measurementId }) => measurementId === planned.measurementId)?.from
    .file;
  return {
    ...planned,
    observedValue: verdict.observedValue,
    absoluteDifference: verdict.absoluteDifference,
    tolerance: verdict.tolerance,
    verification: legacyMeasurementVerification(verdict.outcome),
    reason: verdict.reason,
    diagnostic: null,
    evidenceIds: evidence.filter(({ sourcePath }) => sourcePath === file).map(({ id }) => id),
  };
}

interface Judged {
  run: RunRecord;
  claim: ClaimRecord;
  verdict: ReturnType<typeof judgeClaim>;
  measurements: Measurement[];
  repetitions: number;
  current: Assessment[];
}

/** The record as it stays for ever; its digest covers everything but itself, and never `current`, which may change. */
function toAssessment(
  deps: StageContext["deps"],
  { run, claim, verdict, measurements, repetitions, current }: Judged,
): Assessment {
  const candidate = { claimVersionId: claim.versionId, ...verdict };
  const record = {
    id: deps.newId("asm"),
    artifactDigest: run.artifact!.digest,
    claimVersionId: claim.versionId,
    experimentVersionId: run.experimentVersionId,
    executionRunId: run.id,
    supersedesAssessmentDigests: supersededBy(
      candidate,
      current.map((older) => ({ ...older, protocolComparability: older.protocolComparability ?? null })),
    ),
    ...verdict,
    evidenceIds: [...new Set(measurements.flatMap(({ evidenceIds }) => evidenceIds))],
    scope: {
      claimId: claim.id,
      measurementIds: measurements.map(({ measurementId }) => measurementId),
      repetitions,
      dataset: null,
    },
    assessor: {
      kind: "service" as const,
      id: "service-judge",
      name: "Research Verification Service",
      version: deps.revision,
      keyId: deps.signer.keyId,
    },
    createdAt: deps.now().toISOString(),
  };
  return { ...record, recordDigest: digestOfRecord(record) };
}
