import type {
  Claim,
  Evidence,
  Experiment,
  LegacyRepositorySummary,
  OwnReactions,
  RepositoryReference,
  RepositorySnapshot,
  RepositoryVersion,
  Requester,
  Run,
} from "../../__generated__/types.ts";
import type { CommunityCounts, RepositoryRecord, VersionRecord } from "../records.ts";
import type { LinkMaker } from "./links.ts";
import { type RepositoryCounts, repositorySummary, withdrawalOf } from "./repository.ts";

/** Builds the view of a repository in the unversioned list. */
export function legacySummary(
  record: RepositoryRecord,
  counts: RepositoryCounts,
  forkCount: number,
  links: LinkMaker,
): LegacyRepositorySummary {
  const { id, owner, slug, title, description, topics, headId, updatedAt } = record;
  const { claimCount, verifiedClaimCount, runCount } = repositorySummary(record, counts, links).verification;
  const counted = { claimCount, verifiedClaimCount, runCount, forkCount };
  return { id, owner, slug, title, description, topics, headId, ...counted, updatedAt };
}

/** The parts of a snapshot; those that the reader may not read are null or absent. */
export interface SnapshotParts {
  counts: RepositoryCounts;
  forkCount: number;
  community: CommunityCounts;
  versions: VersionRecord[];
  claims: Claim[];
  experiments: Experiment[];
  runs: Run[];
  evidence: Evidence[];
  assessments: RepositorySnapshot["assessments"];
  /** Size of the source's archive in bytes. */
  sourceByteSize: number | null;
  /** Whether the reader may download the bytes. */
  mayDownload: { paper: boolean; source: boolean };
  forkedFrom: RepositoryReference | null;
  requestedBy?: Requester | undefined;
  /** Undefined for a reader without an identity. */
  reactions?: OwnReactions | undefined;
}

/** Builds the view of a whole repository; lists are newest first. */
export function snapshotView(
  record: RepositoryRecord,
  parts: SnapshotParts,
  links: LinkMaker,
): RepositorySnapshot {
  const { id, owner, slug, title, description, visibility, topics, authors, subjects } = record;
  const { headId, createdAt, updatedAt } = record;
  const { versions, claims, experiments, runs, evidence, assessments, forkedFrom, requestedBy } = parts;
  const { forkCount, community, reactions } = parts;
  const summary = legacySummary(record, parts.counts, forkCount, links);
  return {
    ...{ id, owner, slug, title, description, visibility, topics, authors, subjects },
    licenses: {
      paper: record.paperLicense,
      code: record.codeLicense,
      ...(record.paperLicenseUrl !== null ? { paperUrl: record.paperLicenseUrl } : {}),
    },
    paper: paperOf(record, parts, links),
    source: sourceOf(record, parts, links),
    headId,
    versions: versions.map(versionView),
    claims,
    experiments,
    runs: runs.toReversed(),
    evidence,
    assessments: assessments.toReversed(),
    counts: {
      claimCount: summary.claimCount,
      verifiedClaimCount: summary.verifiedClaimCount,
      runCount: summary.runCount,
      forkCount,
      starCount: community.stars,
      requestCount: community.requests,
      followerCount: community.followers,
    },
    ...(reactions ? { reactions } : {}),
    forkedFrom,
    ...(requestedBy ? { requestedBy } : {}),
    ...withdrawalOf(record),
    createdAt,
    updatedAt,
  };
}

export function versionView({ digest: id, parent: parentId, createdAt }: VersionRecord): RepositoryVersion {
  return { id, parentId, createdAt };
}

/** Removes what only the owner may read from a Run: the details of internal failures of the service. */
export function redactRun(run: Run): Run {
  const { failure } = run.execution;
  if (failure?.code !== "job_failed") return run;
  const redacted = { ...failure, summary: "The Run did not come to an end." };
  return { ...run, execution: { ...run.execution, failure: redacted } };
}

function paperOf(
  { paperDigest, paperByteSize, pageCount, paperTitle, sourceUrl }: RepositoryRecord,
  { mayDownload }: SnapshotParts,
  links: LinkMaker,
) {
  return {
    digest: paperDigest,
    mediaType: "application/pdf",
    byteSize: paperByteSize,
    pageCount,
    title: paperTitle,
    downloadUrl: mayDownload.paper && paperDigest !== null ? links.object(paperDigest) : null,
    sourceUrl,
  };
}

function sourceOf(
  { githubUrl, sourceCommit, sourceDigest }: RepositoryRecord,
  { mayDownload, sourceByteSize }: SnapshotParts,
  links: LinkMaker,
) {
  if (githubUrl === null || sourceCommit === null) return null;
  return {
    url: githubUrl,
    commit: sourceCommit,
    archiveDigest: sourceDigest,
    byteSize: sourceByteSize,
    downloadUrl: sourceDigest !== null && mayDownload.source ? links.object(sourceDigest) : null,
  };
}
