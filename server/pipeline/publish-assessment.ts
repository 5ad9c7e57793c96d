import type { Assessment } from "../__generated__/types.ts";
import type { AttestationInputs } from "../domain/attestation/attestation-inputs.ts";
import { buildStatements } from "../domain/attestation/attestation-statements.ts";
import type { ClaimRecord, ExperimentRecord, RunRecord } from "../domain/records.ts";
import { judge } from "../domain/verdict/judge.ts";
import { readRunArtifact } from "./run-artifact.ts";
import type { StageContext } from "./stage.ts";

/** Signs the statements about one Assessment, stores the bundle as an object and returns its digest. */
export async function publishAssessment(
  context: StageContext,
  assessment: Assessment,
  run: RunRecord,
  claimId: string,
): Promise<string> {
  const { deps, repository, save } = context;
  const { store, objects, signer, now } = deps;
  const claim = (await store.claims.listByRun(run)).find(({ id }) => id === claimId)!;
  const experiment = (await store.experiments.getVersion(run.experimentId, run.experimentVersionId))!;
  const statements = buildStatements(
    await attestationInputs(context, { assessment, run, claim, experiment }),
  );
  const { digest } = await objects.put(signer.signBundle(statements));
  const { id: assessmentId } = assessment;
  const predicateTypes = statements.map(({ predicateType }) => predicateType);
  const record = {
    digest,
    assessmentId,
    repositoryId: repository.id,
    runId: run.id,
    keyId: signer.keyId,
    predicateTypes,
    createdAt: now().toISOString(),
  };
  await save((queries) => queries.assessments.appendAttestation(record));
  return digest;
}

interface PublicationInputs {
  assessment: Assessment;
  run: RunRecord;
  claim: ClaimRecord;
  experiment: ExperimentRecord;
}

async function attestationInputs(
  { deps, repository }: StageContext,
  { assessment, run, claim, experiment }: PublicationInputs,
): Promise<AttestationInputs> {
  const { definition, versionId } = experiment;
  const artifact = await readRunArtifact(deps, run);
  const { measurements } = judge(claim, artifact, run.state);
  const evidence = await deps.store.evidence.listByRun(run.id);
  return {
    serviceUrl: deps.baseUrl,
    serviceVersion: deps.revision,
    assessment: judgedByTheseRules(assessment),
    claim: { id: claim.id, versionId: claim.versionId, statement: claim.statement },
    measurements: claim.measurements.map(({ measurementId, metric, unit, comparator }) => {
      const verdict = measurements.find((each) => each.measurementId === measurementId)!;
      const expected = claim.expectations.find((each) => each.measurementId === measurementId)!;
      return { ...verdict, metric, unit, comparator, sha256: "sha256" in expected ? expected.sha256 : null };
    }),
    experiment: { ...definition, versionId, image: definition.image ?? null },
    run: {
      id: run.id,
      execution: run.state,
      executor: run.environment?.executor ?? run.agent.executor ?? "unknown",
      environment: run.environment,
      startedAt: run.startedAt,
      finishedAt: run.finishedAt,
    },
    paper: { digest: repository.paperDigest },
    source: {
      url: definition.sourceUrl ?? repository.githubUrl!,
      commit: definition.sourceCommit,
      digest: definition.sourceDigest,
    },
    evidence: evidence.map(({ sourcePath: name, digest, kind, mediaType }) => ({
      name,
      digest,
      kind,
      mediaType,
    })),
  };
}

/**
 * An Assessment that a worker of an earlier version left unsigned was judged by the first rules; what the contract makes
 * optional is what it lacks.
 */
function judgedByTheseRules({
  rulesVersion = "1",
  findings = [],
  secondLook = null,
  scope,
  ...rest
}: Assessment) {
  const { independentRepetitions = scope.repetitions, deterministic = false } = scope;
  return {
    ...{ ...rest, rulesVersion, findings, secondLook },
    scope: { repetitions: scope.repetitions, independentRepetitions, deterministic },
  };
}
