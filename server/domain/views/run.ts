import type {
  Assessment,
  Attestation,
  Environment,
  Evidence,
  LogItem,
  Run,
} from "../../__generated__/types.ts";
import type { AttestationRecord, EvidenceRecord, RepositoryRecord, RunRecord } from "../records.ts";
import { summarizeAssessments } from "./assessments.ts";
import type { LinkMaker } from "./links.ts";
import { repositoryReference } from "./repository.ts";

/** The sections that `include` adds. */
export interface RunSections {
  assessments?: Assessment[];
  logs?: LogItem[];
  evidence?: Evidence[];
  attestation?: Attestation;
  environment?: Environment;
}

export function runView(
  record: RunRecord,
  repository: RepositoryRecord,
  assessments: Assessment[],
  links: LinkMaker,
  sections: RunSections = {},
): Run {
  const { id, repositoryId, state, failure, claimIds, experimentVersionId, measurements, artifact } = record;
  return {
    id,
    repository: repositoryReference(repository),
    state: record.verification,
    execution: { state, failure },
    assessment: {
      conclusion: record.conclusion,
      ...summarizeAssessments(assessments),
    },
    claimIds,
    experimentVersionId,
    queuedAt: record.queuedAt,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    measurements,
    agent: record.agent as Run["agent"],
    artifact: artifact ? { ...artifact, downloadUrl: links.object(artifact.digest) } : null,
    links: {
      self: links.run(id),
      html: links.runHtml(repository.owner, repository.slug, id),
      repository: links.repository(repositoryId),
      claims: links.claims(repositoryId),
      replacedBy: record.replacedBy === null ? null : links.run(record.replacedBy),
    },
    ...sections,
  };
}

export function evidenceView(record: EvidenceRecord, links: LinkMaker): Evidence {
  const { id, repositoryId, kind, digest, summary, runId, sourcePath, mediaType, byteSize } = record;
  return {
    id,
    repositoryId,
    kind,
    digest,
    summary,
    generatedByRunId: runId,
    sourcePath,
    mediaType,
    byteSize,
    downloadUrl: links.object(digest),
    links: {
      self: links.evidence(repositoryId, id),
      repository: links.repository(repositoryId),
      runs: links.run(runId),
      download: links.object(digest),
    },
  };
}

/** Builds the view of a Run's signed bundles, one for each Assessment; undefined until they are published. */
export function attestationView(
  records: AttestationRecord[],
  assessments: Assessment[],
  verified: boolean,
): Attestation | undefined {
  const [first] = records;
  if (!first) return undefined;
  const { digest, predicateTypes, keyId } = first;
  const bundles = records.map(({ assessmentId, digest }) => ({
    assessmentId,
    claimId: assessments.find(({ id }) => id === assessmentId)?.scope.claimId ?? "",
    digest,
  }));
  return { digest, predicateTypes, keyId, verified, bundles };
}
