import { createHmac } from "node:crypto";

export type CachePolicy = "revision" | "revalidate" | "immutable" | "no-store";

/** What decides an answer whose policy is `revision`: nothing else may. */
export interface RevisionInputs {
  /** Of all that the caller may read. */
  dataRevision: unknown;
  operation: string;
  /** Path and query as they were sent. */
  address: string;
  /** Whoever asks. */
  caller: string | null;
}

/**
 * A strong entity tag (RFC 9110, 8.8.3): `"<bytes>"`, or `"<seal>.<bytes>"`. The seal, of the stamp and the bytes,
 * proves before an answer is made that it is the same, for as long as nothing changed; the bytes prove it once it is,
 * whatever else did. Keyed, so that a tag cannot be computed from a guess of what a private answer says.
 */
export function entityTag(secret: string, bytes: Uint8Array | string, stamp?: string): string {
  const ofBytes = keyed(secret, bytes);
  return stamp === undefined ? `"${ofBytes}"` : `"${sealed(stamp, ofBytes)}"`;
}

/** A key that is the same for as long as an answer's grounds are. It is told to nobody. */
export function revisionKey(
  secret: string,
  { dataRevision, operation, address, caller }: RevisionInputs,
): string {
  return keyed(secret, JSON.stringify([dataRevision, operation, address, caller]));
}

/** The tag among those that `If-None-Match` lists that was made under this stamp: its answer is still the one. */
export function findFreshTag(ifNoneMatch: string | null, stamp: string): string | undefined {
  return listed(ifNoneMatch).find((tag) => tag === `"${sealed(stamp, bytesOf(tag))}"`);
}

/**
 * The tag by which `If-None-Match` knows the very bytes of `tag`: a list, weak tags compared weakly, or `*` (RFC 9110,
 * 13.1.2). It is the one to repeat: a cache updates what it keeps under that tag and no other (RFC 9111, 4.3.4).
 */
export function matchEntityTag(ifNoneMatch: string | null, tag: string): string | undefined {
  if (ifNoneMatch?.trim() === "*") return tag;
  return listed(ifNoneMatch).find((one) => bytesOf(one) === bytesOf(tag));
}

/** Public answers may be kept and revalidated; what an identity was shown is kept by nobody. */
export function cacheControl(policy: CachePolicy, identified: boolean): string {
  if (policy === "no-store") return "no-store";
  if (identified) return "private, no-store";
  return policy === "immutable"
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}

function listed(ifNoneMatch: string | null): string[] {
  return ifNoneMatch?.match(/"[^"]*"/g) ?? [];
}

function bytesOf(tag: string): string {
  return tag.slice(1, -1).split(".").at(-1)!;
}

function sealed(stamp: string, ofBytes: string): string {
  return `${keyed(stamp, ofBytes)}.${ofBytes}`;
}

function keyed(secret: string, bytes: Uint8Array | string): string {
  return createHmac("sha256", secret).update(bytes).digest("base64url").slice(0, 32);
}
