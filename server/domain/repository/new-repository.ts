import type { CodeLicense, PaperLicense, Visibility } from "../../__generated__/enumerations.ts";
import { canonicalJson } from "../digest.ts";
import type { ClaimRecord, ExperimentRecord, RepositoryRecord, VersionRecord } from "../records.ts";
import { type VersionManifest, versionOf } from "./versions.ts";

export interface NewRepository {
  id: string;
  owner: string;
  slug: string;
  title: string;
  description?: string;
  authors?: string[];
  subjects?: string[];
  visibility: Visibility;
  paperLicense: PaperLicense;
  codeLicense: CodeLicense;
  githubUrl?: string | undefined;
  sourceUrl?: string;
  paperDigest: string | null;
  paperByteSize: number | null;
  paperTextDigest: string | null;
  pageCount?: number;
  paperTitle?: string | null;
  preprintId?: string | null;
  paperLicenseUrl?: string | null;
  submittedBy: string;
  at: string;
}

/** Builds a new repository that consists of the paper, and the version that is its head. */
export function newRepository({ at, description, githubUrl, sourceUrl, ...fields }: NewRepository) {
  const version = versionRecord(
    fields.id,
    { paper: fields.paperDigest, source: null, claims: [], experiments: [], parent: null },
    at,
  );
  const repository: RepositoryRecord = {
    id: fields.id,
    owner: fields.owner,
    slug: fields.slug,
    title: fields.title,
    description: description ?? "",
    visibility: fields.visibility,
    authors: fields.authors ?? [],
    subjects: fields.subjects ?? [],
    topics: [],
    paperDigest: fields.paperDigest,
    paperByteSize: fields.paperByteSize,
    paperTextDigest: fields.paperTextDigest,
    pageCount: fields.pageCount ?? null,
    paperTitle: fields.paperTitle ?? null,
    preprintId: fields.preprintId ?? null,
    paperLicense: fields.paperLicense,
    paperLicenseUrl: fields.paperLicenseUrl ?? null,
    codeLicense: fields.codeLicense,
    githubUrl: githubUrl ?? null,
    sourceUrl: sourceUrl ?? null,
    sourceCommit: null,
    sourceDigest: null,
    readme: null,
    headId: version.digest,
    forkedFrom: null,
    withdrawnAt: null,
    withdrawalReason: null,
    submittedBy: fields.submittedBy,
    createdAt: at,
    updatedAt: at,
  };
  return { repository, version };
}

/** Builds the version of an import, which references the paper, source, Claims and experiments by digest. */
export function newVersion(
  { id, paperDigest, sourceDigest }: RepositoryRecord,
  parent: string | null,
  experiments: ExperimentRecord[],
  claims: ClaimRecord[],
  createdAt: string,
) {
  const manifest = {
    paper: paperDigest,
    source: sourceDigest,
    claims: claims.map(({ versionId }) => versionId),
    experiments: experiments.map(({ versionId }) => versionId),
    parent,
  };
  return versionRecord(id, manifest, createdAt);
}

/** Builds a version's record: the manifest as canonical JSON, and the digest of that text. */
export function versionRecord(
  repositoryId: string,
  manifest: VersionManifest,
  createdAt: string,
): VersionRecord {
  const { parent } = manifest;
  return { digest: versionOf(manifest), repositoryId, parent, manifest: canonicalJson(manifest), createdAt };
}
