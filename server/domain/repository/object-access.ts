import { mayAdminister, mayRead } from "../account/access.ts";
import type { Principal, RepositoryRecord } from "../records.ts";
import { redistributionOf } from "./licenses.ts";

/** What some bytes are to a repository. The same bytes may be several things to several repositories. */
export interface RepositoryObject {
  role: "paper" | "source" | "evidence" | "attestation";
  repository: RepositoryRecord;
  sourcePath: string | null;
  mediaType: string | null;
}

/** Some bytes are the picture of an account, which everybody may see. */
export type ObjectReference = RepositoryObject | { role: "avatar" };

export type ObjectGrant = { fileName: string; mediaType: string } | "forbidden" | "absent";

/**
 * Whether the principal may download these bytes, by the best of what they are: one readable reference is enough.
 * What nobody may learn of is `absent`, a licence that is known to forbid it is `forbidden`.
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
    const allowed = permission(principal, reference);
    if (allowed === "allowed") return described(digest, reference);
    if (allowed === "forbidden") grant = "forbidden";
  }
  return grant;
}

function permission(
  principal: Principal | null,
  { role, repository }: RepositoryObject,
): "allowed" | "forbidden" | "absent" {
  if (role === "evidence" || role === "attestation") return "allowed";
  if (role === "source") {
    const open = !["unknown", "no-code"].includes(repository.codeLicense);
    return open || isOwnOriginal(principal, repository) ? "allowed" : "absent";
  }
  const licence = redistributionOf(repository.paperLicense);
  if (licence !== "unknown") return licence;
  return isOwnOriginal(principal, repository) ? "allowed" : "absent";
}

/** Whether the bytes are the caller's own affair. A copy's are not: else copying would open what its source keeps. */
function isOwnOriginal(principal: Principal | null, repository: RepositoryRecord): boolean {
  return mayAdminister(principal, repository) && !repository.forkedFrom;
}

function described(digest: string, { role, repository, sourcePath, mediaType }: RepositoryObject) {
  if (role === "paper") return { fileName: `${repository.slug}.pdf`, mediaType: "application/pdf" };
  if (role === "source") return { fileName: `${repository.slug}-source.tar`, mediaType: "application/x-tar" };
  if (role === "attestation")
    return { fileName: `${digest.slice(7, 19)}.attestation.jsonl`, mediaType: "application/jsonl" };
  const name = sourcePath?.split("/").at(-1) ?? digest.slice(7, 19);
  return { fileName: name, mediaType: mediaType ?? "application/octet-stream" };
}
