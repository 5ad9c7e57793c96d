import type { Measurement } from "../__generated__/types.ts";
import type { AssessmentRecord, ClaimRecord, RunRecord } from "../domain/records.ts";
import {
  claimEvidenceState,
  countConclusions,
  legacyClaimVerification,
  legacyRunState,
  runConclusion,
} from "../domain/verdict/derived-states.ts";
import { judge } from "../domain/verdict/judge.ts";
import { currentAssessments, newAssessment } from "../domain/verdict/new-assessment.ts";
import { observedMeasurements } from "../domain/verdict/observed-measurements.ts";
import { readRunArtifact } from "./run-artifact.ts";
import type { StageContext } from "./stage.ts";

export interface AssessmentSummary {
  assessmentId: string;
  claimId: string;
  conclusion: string;
}

/**
 * Judges a Run against each of its Claims and appends the Assessments. Skips Claims that this Run was judged against.
 */
export async function assessRun(context: StageContext, run: RunRecord): Promise<AssessmentSummary[]> {
  const { deps, repository, save } = context;
  const artifact = await readRunArtifact(deps, run);
  const evidence = await deps.store.evidence.listByRun(run.id);
  const claims = await deps.store.claims.listByRun(run);

  return save(async (queries) => {
    const existing = await queries.assessments.listByRuns([run.id]);
    const assessments: AssessmentRecord[] = existing.map(({ assessment }) => assessment);
    const runMeasurements: Measurement[] = [];
    for (const claim of claims) {
      const judgement = judge(claim, artifact, run.state);
      const measurements = observedMeasurements(claim, judgement.measurements, evidence, run.failure);
      runMeasurements.push(...measurements);
      if (existing.some(({ claimId }) => claimId === claim.id)) continue;

      const current = await loadCurrentAssessments(queries, claim);
      const assessment = newAssessment({
        id: deps.newId("asm"),
        run,
        artifactDigest: run.artifact!.digest,
        claim,
        judgement,
        measurements,
        repetitions: artifact.repetitions.length,
        current,
        assessor: { ...assessor, version: deps.revision, keyId: deps.signer.keyId },
        createdAt: deps.now().toISOString(),
      });
      await queries.assessments.append(repository.id, claim.id, assessment);
      assessments.push(assessment);
      const state = claimState(currentAssessments(current, assessment), run, assessment);
      // An inconclusive Run does not replace the values that an earlier Run observed.
      const claimMeasurements =
        current.length === 0 || assessment.conclusion !== "inconclusive" ? { measurements } : {};
      await queries.claims.updateVersion(claim.id, claim.versionId, {
        ...state,
        ...claimMeasurements,
        updatedAt: deps.now().toISOString(),
      });
    }
    const conclusion = runConclusion(countConclusions(assessments.map(({ conclusion }) => conclusion)));
    const verification = legacyRunState(run.state, conclusion);
    const updatedAt = deps.now().toISOString();
    await queries.runs.update(run.id, { conclusion, verification, measurements: runMeasurements, updatedAt });
    await queries.repositories.update(repository.id, { updatedAt });
    return assessments.map(({ id, scope, conclusion }) => ({
      assessmentId: id,
      claimId: scope.claimId,
      conclusion,
    }));
  });
}

const assessor = { kind: "service" as const, id: "service-judge", name: "Research Verification Service" };

type Queries = Parameters<Parameters<StageContext["save"]>[0]>[0];

/** Returns the Assessments of the judged version of the Claim that no later Assessment superseded. */
async function loadCurrentAssessments(queries: Queries, claim: ClaimRecord): Promise<AssessmentRecord[]> {
  const stored = await queries.assessments.listByClaims([claim.id]);
  return stored
    .filter(({ claimVersionId, isSuperseded }) => claimVersionId === claim.versionId && !isSuperseded)
    .map(({ assessment }) => assessment);
}

function claimState(assessments: AssessmentRecord[], run: RunRecord, { conclusion }: AssessmentRecord) {
  const evidenceState = claimEvidenceState(
    countConclusions(assessments.map((assessment) => assessment.conclusion)),
  );
  return {
    evidenceState,
    verification: legacyClaimVerification(evidenceState, legacyRunState(run.state, conclusion)),
  };
}
