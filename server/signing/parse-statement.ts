import { type InTotoStatement, statementPayloadType, statementType } from "../domain/attestation/in-toto.ts";

/** Parses the in-toto Statement v1 in a verified payload; returns the reason as a string if it is not one. */
export function parseStatement(payloadType: string, payload: Buffer): InTotoStatement | string {
  if (payloadType !== statementPayloadType)
    return `The payload is of type ${payloadType}, not an in-toto Statement.`;
  let value: Partial<InTotoStatement> | null;
  try {
    value = JSON.parse(payload.toString("utf8"));
  } catch {
    return "The payload is not JSON.";
  }
  const { _type, subject, predicateType, predicate } = value ?? {};
  if (_type !== statementType || typeof predicateType !== "string")
    return "The payload is not an in-toto Statement v1.";
  if (!Array.isArray(subject) || subject.length === 0 || !subject.every(hasDigest)) {
    return "The Statement has a subject without a digest.";
  }
  if (typeof predicate !== "object" || predicate === null) return "The Statement has no predicate.";
  return { _type, subject, predicateType, predicate };
}

function hasDigest(subject: unknown): boolean {
  const digest = (subject as { digest?: unknown } | null)?.digest;
  return (
    typeof digest === "object" &&
    digest !== null &&
    Object.values(digest).some((hex) => typeof hex === "string")
  );
}
