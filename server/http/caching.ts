import { createHmac, hash } from "node:crypto";

export type CachePolicy = "revision" | "revalidate" | "immutable" | "no-store";

/** The only inputs that a response with the policy `revision` may depend on. */
export interface RevisionInputs {
  /** The revision of all data that the caller may read. */
  dataRevision: unknown;
  operation: string;
  /** Path and query as sent. */
  target: string;
  /** The caller's user id. */
  caller: string | null;
}

/** Returns the seal of a content part. It changes with the inputs of the response. */
export type Seal = (content: string) => string;

/**
 * Returns a strong entity tag (RFC 9110, 8.8.3): `"<content>"`, or `"<seal>.<content>"` with a seal. The content part is
 * an HMAC of the bytes, and the name of their coding where they are sent in one. The seal is a keyed hash of the content
 * part and the response's inputs: it validates a tag before the response is built, while nothing changed. The content part
 * validates it afterwards, whatever else changed. Both are keyed, so that a tag cannot be computed from a guess of a
 * private response.
 */
export function entityTag(content: string, seal?: Seal): string {
  return seal === undefined ? `"${content}"` : `"${sealed(content, seal)}"`;
}

/** Returns the content part of an entity tag, of bytes without a coding. */
export function contentTag(secret: string, bytes: Uint8Array | string): string {
  return hmac(secret, bytes);
}

/** Returns the content part of the same in a coding, which are other bytes. */
export function encodedTag(content: string, coding: string): string {
  return `${content}~${coding}`;
}

/** Returns the tag of the same content under another seal. */
export function resealedTag(tag: string, seal: Seal): string {
  return entityTag(contentPart(tag), seal);
}

/**
 * Hashes secret, inputs and content in one call, which takes a third of an HMAC's time. SHA-512/256 (FIPS 180-4) keeps
 * half of its state to itself, so that a seal does not lead to that of longer inputs.
 */
export function createSeal(
  secret: string,
  { dataRevision, operation, target, caller }: RevisionInputs,
): Seal {
  const inputs = secret + JSON.stringify([dataRevision, operation, target, caller]);
  return (content) => hash("sha512-256", inputs + content, "base64url").slice(0, 32);
}

/**
 * Returns the tag in `If-None-Match` that has this seal: its response is still current. `codings` are those that the
 * client takes now: what it has in another it may not be sent again.
 */
export function findFreshTag(
  ifNoneMatch: string | null,
  seal: Seal,
  codings: readonly string[] = [],
): string | undefined {
  return parseTags(ifNoneMatch).find((tag) => {
    const content = contentPart(tag);
    const [, coding] = content.split("~");
    const isTaken = coding === undefined || codings.includes(coding);
    return isTaken && tag === `"${sealed(content, seal)}"`;
  });
}

/**
 * Returns the tag in `If-None-Match` with the same content part as `tag`, or of the same bytes without a coding or in one
 * of `codings`: from a list, by weak comparison, or for `*`
 * (RFC 9110, 13.1.2). A 304 repeats that tag, since a cache updates the response stored under it (RFC 9111, 4.3.4).
 */
export function matchEntityTag(
  ifNoneMatch: string | null,
  tag: string,
  codings: readonly string[] = [],
): string | undefined {
  if (ifNoneMatch === null) return undefined;
  if (ifNoneMatch.trim() === "*") return tag;
  const own = contentPart(tag);
  const [bytes] = own.split("~");
  const accepted = [own, bytes, ...codings.map((coding) => `${bytes}~${coding}`)];
  return parseTags(ifNoneMatch).find((candidate) => accepted.includes(contentPart(candidate)));
}

/** Public responses may be stored and revalidated; responses for an identity must not be stored. */
export function cacheControl(policy: CachePolicy, identified: boolean): string {
  if (policy === "no-store") return "no-store";
  if (identified) return "private, no-store";
  return policy === "immutable"
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}

function parseTags(ifNoneMatch: string | null): string[] {
  return ifNoneMatch?.match(/"[^"]*"/g) ?? [];
}

function contentPart(tag: string): string {
  return tag.slice(1, -1).split(".").at(-1)!;
}

function sealed(content: string, seal: Seal): string {
  return `${seal(content)}.${content}`;
}

function hmac(secret: string, bytes: Uint8Array | string): string {
  return createHmac("sha256", secret).update(bytes).digest("base64url").slice(0, 32);
}
