import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/** `sha256:` and 64 lower-case hexadecimal digits (docs/rules/identifiers-and-digests.md#digests). */
export type Digest = string;

const digestPattern = /^sha256:[0-9a-f]{64}$/;

/**
 * Returns the RFC 8785 canonical JSON of a value. Omits `undefined` members; throws on NaN, Infinity and lone
 * surrogates.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("The value cannot be represented in JSON.");
  return text;
}

/** Returns the digest of a record's canonical JSON without the member that holds the digest. */
export function digestOfRecord(record: object, digestMember = "recordDigest"): Digest {
  const content: Record<string, unknown> = { ...record };
  delete content[digestMember];
  return digestOfBytes(Buffer.from(canonicalJson(content), "utf8"));
}

export function digestOfBytes(bytes: Uint8Array): Digest {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}

export function isDigest(value: unknown): value is Digest {
  return typeof value === "string" && digestPattern.test(value);
}

/**
 * Returns the 64 hexadecimal digits without the prefix, as in in-toto's digest sets. Throws where it is not a digest.
 */
export function hexOf(digest: Digest): string {
  if (!isDigest(digest)) throw new TypeError(`Not a digest: ${digest}`);
  return digest.slice("sha256:".length);
}
