import { mayAdminister, mayRead } from "../account/access.ts";
import type { Principal, RepositoryRecord } from "../records.ts";
import { isOpenSource, redistributionOf } from "./licenses.ts";
import { isWithheld } from "./withdrawal.ts";

/** A repository's reference to stored bytes. The same bytes may have several references from several repositories. */
export interface RepositoryObject {
  role: "paper" | "source" | "evidence" | "attestation";
  repository: ReferencingRepository;
  sourcePath: string | null;
  mediaType: string | null;
}

type ReferencingRepository = Pick<
  RepositoryRecord,
  "owner" | "slug" | "visibility" | "paperLicense" | "codeLicense" | "forkedFrom"
> &
  Partial<Pick<RepositoryRecord, "withdrawnAt">>;

/** An avatar's bytes are public. */
export type ObjectReference = RepositoryObject | { role: "avatar" };

interface Download {
  fileName: string;
  mediaType: string;
}

type ObjectGrant = Download | "forbidden" | "absent";

/** Equal bytes, empty files above all, may be evidence of every Run: more references than this are not compared. */
export const maxEvidenceReferences = 100;

/**
 * Returns whether the principal may download these bytes; one permitting reference is enough. `forbidden` discloses
 * that the object exists, so it is returned only for readable papers whose licence forbids redistribution; else
 * `absent`. The name and type come only from references that permit the download, in no order.
 */
export function objectAccess(
  principal: Principal | null,
  digest: string,
  references: ObjectReference[],
): ObjectGrant {
  if (references.some(({ role }) => role === "avatar"))
    return { fileName: "avatar.webp", mediaType: "image/webp" };
  const readable = references.filter((reference) => isReadable(principal, reference));
  const allowed = readable.filter((reference) => permissionFor(principal, reference) === "allowed");
  if (allowed.length > 0) return commonDownload(digest, allowed);
  return readable.some((reference) => permissionFor(principal, reference) === "forbidden")
    ? "forbidden"
    : "absent";
}

function isReadable(principal: Principal | null, reference: ObjectReference): reference is RepositoryObject {
  return reference.role !== "avatar" && mayRead(principal, reference.repository);
}

function permissionFor(
  principal: Principal | null,
  { role, repository }: RepositoryObject,
): "allowed" | "forbidden" | "absent" {
  if (role === "attestation") return "allowed";
  if (isWithheld(principal, repository)) return "absent";
  if (role === "evidence") return "allowed";
  if (role === "source") {
    return isOpenSource(repository.codeLicense) || isOwnOriginal(principal, repository)
      ? "allowed"
      : "absent";
  }
  const licence = redistributionOf(repository.paperLicense);
  if (licence !== "unknown") return licence;
  return isOwnOriginal(principal, repository) ? "allowed" : "absent";
}

/**
 * Returns whether the principal administers the original. A fork does not count: else forking would grant downloads.
 */
function isOwnOriginal(principal: Principal | null, repository: ReferencingRepository): boolean {
  return mayAdminister(principal, repository) && !repository.forkedFrom;
}

/**
 * The name and type on which all references agree. Where they disagree nobody's is right for all: a stranger's Run may
 * leave another's bytes as `invoice.html`.
 */
function commonDownload(digest: string, references: RepositoryObject[]): Download {
  const first = downloadOf(digest, references[0]!);
  const isCommon = references
    .map((reference) => downloadOf(digest, reference))
    .every(({ fileName, mediaType }) => fileName === first.fileName && mediaType === first.mediaType);
  const evidenceCount = references.filter(({ role }) => role === "evidence").length;
  if (isCommon && evidenceCount <= maxEvidenceReferences) return first;
  const [role, ...otherRoles] = new Set(references.map((reference) => reference.role));
  return downloadAs(otherRoles.length === 0 ? role! : "evidence", shortName(digest));
}

function downloadOf(digest: string, { role, repository, sourcePath, mediaType }: RepositoryObject): Download {
  if (role === "paper" || role === "source") return downloadAs(role, repository.slug);
  const download = downloadAs(role, shortName(digest));
  if (role === "attestation") return download;
  return {
    fileName: sourcePath?.split("/").at(-1) ?? download.fileName,
    mediaType: mediaType ?? download.mediaType,
  };
}

function downloadAs(role: RepositoryObject["role"], name: string): Download {
  switch (role) {
    case "paper":
      return { fileName: `${name}.pdf`, mediaType: "application/pdf" };
    case "source":
      return { fileName: `${name}-source.tar`, mediaType: "application/x-tar" };
    case "attestation":
      return { fileName: `${name}.attestation.jsonl`, mediaType: "application/jsonl" };
    case "evidence":
      return { fileName: name, mediaType: "application/octet-stream" };
  }
}

function shortName(digest: string): string {
  return digest.slice(7, 19);
}
