import type { Plan } from "../../server/__generated__/types.ts";
import { resource, statement } from "../../server/domain/attestation/in-toto.ts";
import { digestOfBytes, digestOfRecord } from "../../server/domain/digest.ts";
import type {
  AssessmentRecord,
  ClaimRecord,
  EvidenceRecord,
  ExperimentRecord,
  JobRecord,
  RepositoryRecord,
  RunRecord,
} from "../../server/domain/records.ts";
import { newRepository } from "../../server/domain/repository/new-repository.ts";
import { newJob } from "../../server/domain/runs/new-job.ts";
import { queuedRun } from "../../server/domain/runs/queued-run.ts";
import type { TestService } from "./service.ts";

/** Writes records straight into a service's store: what a list has to sort, filter and page through. */
export function createSeed({ service }: TestService) {
  const { store, objects, newId } = service.composition.deps;
  let made = 0;
  /** A second later each time, from the start of 2026. */
  const tick = () => new Date(Date.UTC(2026, 0, 1) + ++made * 1000).toISOString();
  const digest = (text: string) => digestOfBytes(Buffer.from(text));

  return {
    tick,

    async repository(changes: Partial<RepositoryRecord> = {}): Promise<RepositoryRecord> {
      const at = changes.updatedAt ?? tick();
      const { repository, version } = newRepository({
        id: newId("repo"),
        owner: "ada",
        slug: `paper-${made}-${newId("repo").slice(-8)}`,
        title: "A seeded paper",
        visibility: "public",
        paperLicense: "unknown",
        codeLicense: "unknown",
        paperDigest: digest(`paper ${made}`),
        paperByteSize: 9,
        paperTextDigest: digest("text"),
        submittedBy: "somebody",
        at,
      });
      const record = { ...repository, ...changes };
      await store.repositories.create(record);
      await store.repositories.appendVersion({ ...version, repositoryId: record.id });
      return record;
    },

    async experiment(repository: RepositoryRecord): Promise<ExperimentRecord> {
      const id = newId("exp");
      const record: ExperimentRecord = {
        id,
        repositoryId: repository.id,
        key: id.slice(-8),
        versionId: digest(id),
        definition: {
          command: "sh measure.sh",
          timeoutSeconds: 20,
          memoryMiB: 64,
          seed: null,
          repetitions: 1,
          requires: [],
          outputs: [],
          sourceCommit: "0".repeat(40),
          sourceDigest: digest("source"),
        },
        createdAt: tick(),
      };
      await store.experiments.save(record);
      return record;
    },

    async claim(
      repository: RepositoryRecord,
      changes: Partial<ClaimRecord> = {},
      experiment?: ExperimentRecord,
    ): Promise<ClaimRecord> {
      const id = newId("claim");
      const at = changes.updatedAt ?? tick();
      const record: ClaimRecord = {
        id,
        repositoryId: repository.id,
        key: id.slice(-8),
        versionId: digest(id),
        type: "empirical",
        statement: "The value is 4.74.",
        sourceLocator: "Section 1",
        origin: null,
        experimentId: experiment?.id ?? null,
        plan: experiment ? planOf(experiment) : null,
        measurements: [],
        expectations: [],
        evidenceState: "notAssessed",
        verification: "unverified",
        createdAt: at,
        updatedAt: at,
        ...changes,
      };
      await store.claims.save(record);
      return record;
    },

    /** A job of the repository in a state that a test wants. */
    async job(repository: RepositoryRecord, changes: Partial<JobRecord> = {}): Promise<JobRecord> {
      const at = tick();
      const requester = { type: "human" as const, id: repository.submittedBy };
      const purpose = changes.purpose ?? "ingestion";
      const job = newJob({ id: newId("job"), repositoryId: repository.id, purpose, requester, at });
      const record = { ...job, ...changes };
      await store.jobs.create(record);
      return record;
    },

    async run(
      experiment: ExperimentRecord,
      claims: ClaimRecord[],
      changes: Partial<RunRecord> = {},
    ): Promise<RunRecord> {
      const at = changes.queuedAt ?? tick();
      const run = queuedRun({ id: newId("run"), experiment, claims, jobId: newId("job"), attempt: 1, at });
      const record = { ...run, ...changes };
      await store.runs.create(record);
      return record;
    },

    async assessment(
      claim: ClaimRecord,
      run: RunRecord,
      changes: Partial<AssessmentRecord> = {},
    ): Promise<AssessmentRecord> {
      const content: Omit<AssessmentRecord, "recordDigest"> = {
        id: newId("asm"),
        artifactDigest: digest("artifact"),
        claimVersionId: claim.versionId,
        experimentVersionId: run.experimentVersionId,
        executionRunId: run.id,
        supersedesAssessmentDigests: [],
        conclusion: "supports",
        verificationStatus: "reproduced",
        confidence: "medium",
        protocolComparability: "exact",
        method: "MetricComparison",
        evidenceIds: [],
        scope: { claimId: claim.id, measurementIds: [], repetitions: 1, dataset: null },
        limitations: [],
        assessor: { kind: "service", id: "judge", name: "Judge", version: "1", keyId: null },
        createdAt: tick(),
        ...changes,
      };
      const assessment = { ...content, recordDigest: digestOfRecord(content) };
      await store.assessments.append(claim.repositoryId, claim.id, assessment);
      return assessment;
    },

    /** Signs an Assessment, as a provenance of this commit; returns the bundle's digest. */
    async bundle(
      { id, recordDigest, executionRunId: runId }: AssessmentRecord,
      repositoryId: string,
      commit = "0",
    ) {
      const buildDefinition = { externalParameters: { commit } };
      const signed = statement([resource("assessment", recordDigest)], "https://slsa.dev/provenance/v1", {
        buildDefinition,
      });
      const { signer } = service.composition.deps;
      const object = await objects.put(signer.signBundle([signed]));
      await store.assessments.appendAttestation({
        ...{ digest: object.digest, assessmentId: id, repositoryId, runId },
        ...{ keyId: signer.keyId, predicateTypes: [signed.predicateType], createdAt: tick() },
      });
      return object.digest;
    },

    async evidence(
      run: RunRecord,
      bytes: string | Uint8Array,
      changes: Partial<EvidenceRecord> = {},
    ): Promise<EvidenceRecord> {
      const object = await objects.put(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
      return store.evidence.save({
        id: newId("evd"),
        repositoryId: run.repositoryId,
        runId: run.id,
        kind: "artifact",
        summary: "A file",
        sourcePath: `files/${made}`,
        mediaType: "text/plain",
        createdAt: tick(),
        ...object,
        ...changes,
      });
    },
  };
}

export type Seed = ReturnType<typeof createSeed>;

function planOf({ id, versionId, definition }: ExperimentRecord): Plan {
  const { command, timeoutSeconds, seed } = definition;
  const how = { command, timeoutSeconds, seed, image: null, measurements: [] };
  return { experimentId: id, experimentVersionId: versionId, ...how, source: "test", confidence: "high" };
}
