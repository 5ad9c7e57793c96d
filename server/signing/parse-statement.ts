import { type InTotoStatement, statementPayloadType, statementType } from "../domain/attestation/in-toto.ts";

/** Parses the in-toto Statement v1 in a verified payload; returns null if it is not one. */
export function parseStatement(payloadType: string, payload: Buffer): InTotoStatement | null {
  if (payloadType !== statementPayloadType) return null;
  let value: Partial<InTotoStatement> | null;
  try {
    value = JSON.parse(payload.toString("utf8"));
  } catch {
    return null;
  }
  const { _type, subject, predicateType, predicate } = value ?? {};
  if (_type !== statementType || typeof predicateType !== "string") return null;
  if (!Array.isArray(subject) || subject.length === 0 || !subject.every(hasDigest)) return null;
  if (typeof predicate !== "object" || predicate === null) return null;
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
