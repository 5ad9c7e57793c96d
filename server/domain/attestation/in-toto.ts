import { type Digest, hexOf } from "../digest.ts";

/** in-toto/attestation, spec/v1/statement.md. */
export const statementType = "https://in-toto.io/Statement/v1";

/** in-toto/attestation, spec/v1/envelope.md. */
export const statementPayloadType = "application/vnd.in-toto+json";

export interface InTotoStatement {
  _type: string;
  subject: ResourceDescriptor[];
  predicateType: string;
  predicate: Record<string, unknown>;
}

/** in-toto/attestation, spec/v1/resource_descriptor.md; a subject must have a digest. */
export type ResourceDescriptor = {
  name?: string;
  uri?: string;
  digest: Record<string, string>;
  mediaType?: string;
};

export function statement(
  subject: ResourceDescriptor[],
  predicateType: string,
  predicate: Record<string, unknown>,
): InTotoStatement {
  return { _type: statementType, subject, predicateType, predicate };
}

export function resource(name: string, digest: Digest, mediaType?: string | null): ResourceDescriptor {
  return { name, digest: { sha256: hexOf(digest) }, ...(mediaType ? { mediaType } : {}) };
}

/**
 * Formats a number as a decimal string without an exponent that parses to the same double. Signed statements contain no
 * JSON numbers, because parsers differ in their precision. Returns null for null and undefined.
 */
export function decimalString(value: number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const [mantissa = "", exponent] = String(value).split("e");
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, "0")}`;
}
