import { mayAdminister, mayRead } from "../account/access.ts";
import type { Principal, RepositoryRecord } from "../records.ts";
import { isOpenSource, redistributionOf } from "./licenses.ts";

/** A repository's reference to stored bytes. The same bytes may have several references from several repositories. */
export interface RepositoryObject {
  role: "paper" | "source" | "evidence" | "attestation";
  repository: RepositoryRecord;
  sourcePath: string | null;
  mediaType: string | null;
}

/** An avatar's bytes are public. */
export type ObjectReference = RepositoryObject | { role: "avatar" };

export type ObjectGrant = { fileName: string; mediaType: string } | "forbidden" | "absent";

/**
 * Returns whether the principal may download these bytes; one permitting reference is enough. `forbidden` discloses
 * that the object exists, so it is returned only for readable papers whose licence forbids redistribution; else
 * `absent`.
 */
export function objectAccess(
  principal: Principal | null,
  digest: string,
  references: ObjectReference[],
): ObjectGrant {
  let grant: ObjectGrant = "absent";
  for (const reference of references) {
    if (reference.role === "avatar") return { fileName: "avatar.webp", mediaType: "image/webp" };
    if (!mayRead(principal, reference.repository)) continue;
    const permission = permissionFor(principal, reference);
    if (permission === "allowed") return downloadMetadata(digest, reference);
    if (permission === "forbidden") grant = "forbidden";
  }
  return grant;
}

function permissionFor(
  principal: Principal | null,
  { role, repository }: RepositoryObject,
): "allowed" | "forbidden" | "absent" {
  if (role === "evidence" || role === "attestation") return "allowed";
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
function isOwnOriginal(principal: Principal | null, repository: RepositoryRecord): boolean {
  return mayAdminister(principal, repository) && !repository.forkedFrom;
}

function downloadMetadata(digest: string, { role, repository, sourcePath, mediaType }: RepositoryObject) {
  if (role === "paper") return { fileName: `${repository.slug}.pdf`, mediaType: "application/pdf" };
  if (role === "source") return { fileName: `${repository.slug}-source.tar`, mediaType: "application/x-tar" };
  if (role === "attestation")
    return { fileName: `${digest.slice(7, 19)}.attestation.jsonl`, mediaType: "application/jsonl" };
  const name = sourcePath?.split("/").at(-1) ?? digest.slice(7, 19);
  return { fileName: name, mediaType: mediaType ?? "application/octet-stream" };
}
