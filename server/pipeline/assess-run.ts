import type { Measurement } from "../__generated__/types.ts";
import type { AssessmentRecord, ClaimRecord, RunRecord } from "../domain/records.ts";
import { judgeClaim } from "../domain/verdict/claim-verdict.ts";
import {
  claimEvidenceState,
  countConclusions,
  legacyClaimVerification,
  legacyRunState,
  runConclusion,
} from "../domain/verdict/derived-states.ts";
import { judgeMeasurements } from "../domain/verdict/judge-measurements.ts";
import { currentAssessments, newAssessment } from "../domain/verdict/new-assessment.ts";
import { observedMeasurements } from "../domain/verdict/observed-measurements.ts";
import { comparabilityOf } from "../domain/verdict/protocol.ts";
import { hasSameOutputs, type RunArtifact } from "../domain/verdict/run-artifact.ts";
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
  const artifact = await readRunArtifact(deps, run);
  const judged = judgedRun(run, artifact, await wasRepeated(context, run, artifact));
  const evidence = await deps.store.evidence.listByRun(run.id);
  const claims = (await deps.store.claims.listByRepository(repository.id)).filter(({ id }) =>
    run.claimIds.includes(id),
  );

  return save(async (queries) => {
    const made = await queries.assessments.listByRuns([run.id]);
    const assessments: AssessmentRecord[] = made.map(({ assessment }) => assessment);
    const ofRun: Measurement[] = [];
    for (const claim of claims) {
      const verdicts = judgeMeasurements(claim, artifact);
      const measurements = observedMeasurements(claim, verdicts, evidence);
      ofRun.push(...measurements);
      if (made.some(({ claimId }) => claimId === claim.id)) continue;

      const current = await currentOf(queries, claim);
      const assessment = newAssessment({
        id: deps.newId("asm"),
        run,
        artifactDigest: run.artifact!.digest,
        claim,
        verdict: judgeClaim(verdicts, judged),
        measurements,
        repetitions: artifact.repetitions.length,
        current,
        assessor: { ...assessor, version: deps.revision, keyId: deps.signer.keyId },
        createdAt: deps.now().toISOString(),
      });
      await queries.assessments.append(repository.id, claim.id, assessment);
      assessments.push(assessment);
      const state = claimState(currentAssessments(current, assessment), run, assessment);
      // A Run that measured nothing takes away nothing of what an earlier one observed.
      const shown = current.length === 0 || assessment.conclusion !== "inconclusive" ? { measurements } : {};
      await queries.claims.update(claim.id, { ...state, ...shown, updatedAt: deps.now().toISOString() });
    }
    const conclusion = runConclusion(countConclusions(assessments.map((one) => one.conclusion)));
    const verification = legacyRunState(run.state, conclusion);
    const updatedAt = deps.now().toISOString();
    await queries.runs.update(run.id, { conclusion, verification, measurements: ofRun, updatedAt });
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

/** The Assessments of the Claim as it stands now that no later one superseded. */
async function currentOf(queries: Queries, claim: ClaimRecord): Promise<AssessmentRecord[]> {
  const stored = await queries.assessments.listByClaims([claim.id]);
  return stored
    .filter(({ claimVersionId, assessment }) => claimVersionId === claim.versionId && assessment.current)
    .map(({ assessment }) => assessment);
}

function claimState(assessments: AssessmentRecord[], run: RunRecord, { conclusion }: AssessmentRecord) {
  const evidenceState = claimEvidenceState(countConclusions(assessments.map((one) => one.conclusion)));
  return {
    evidenceState,
    verification: legacyClaimVerification(evidenceState, legacyRunState(run.state, conclusion)),
  };
}

/** Whether a repetition, or an earlier Run of the same experiment version, left the same files bit for bit. */
async function wasRepeated(context: StageContext, run: RunRecord, artifact: RunArtifact): Promise<boolean> {
  const [first, ...others] = artifact.repetitions;
  if (!first) return false;
  if (others.some((other) => hasSameOutputs(first, other))) return true;
  const runs = await context.deps.store.runs.listByRepository(run.repositoryId);
  for (const earlier of runs) {
    const same = earlier.experimentVersionId === run.experimentVersionId && earlier.state === "succeeded";
    if (!same || earlier.id === run.id || !earlier.artifact) continue;
    const [before] = (await readRunArtifact(context.deps, earlier)).repetitions;
    if (before && hasSameOutputs(first, before)) return true;
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
