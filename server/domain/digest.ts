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

/** A slice is hashed in some milliseconds. */
const sliceBytes = 4 * 1024 * 1024;

/** The bytes in parts that are short enough to be hashed between two turns of the event loop. */
export function* slicesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0; start < bytes.byteLength; start += sliceBytes)
    yield bytes.subarray(start, start + sliceBytes);
}

/** As `digestOfBytes`, for bytes of any size: `pause` lets the event loop serve others after each slice. */
export async function digestInSlices(bytes: Uint8Array, pause: () => Promise<unknown>): Promise<Digest> {
  const hash = createHash("sha256");
  for (const slice of slicesOf(bytes)) {
    hash.update(slice);
    await pause();
  }
  return `sha256:${hash.digest("hex")}`;
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
