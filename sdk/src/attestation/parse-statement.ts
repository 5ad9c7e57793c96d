import type { InTotoStatement } from "../__generated__/types.ts";
import { AttestationError } from "./errors.ts";

/**
 * Parses the in-toto Statement v1 in a verified payload.
 *
 * @throws AttestationError `malformed_statement`.
 */
export function parseStatement(payload: Uint8Array): InTotoStatement {
  const statement = parse(payload);
  if (!isStatement(statement))
    throw new AttestationError("malformed_statement", "A signed payload is not an in-toto Statement v1");
  return statement;
}

function isStatement(value: unknown): value is InTotoStatement {
  const { _type, subject, predicateType, predicate } = (value ?? {}) as Record<string, unknown>;
  return (
    _type === "https://in-toto.io/Statement/v1" &&
    Array.isArray(subject) &&
    subject.length > 0 &&
    subject.every((item) => isRecord(item?.digest) && Object.values(item.digest).every(isString)) &&
    isString(predicateType) &&
    isRecord(predicate)
  );
}

const isString = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Rejects bytes that are not UTF-8 instead of replacing them: replaced bytes are not the signed ones. */
function parse(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
  } catch {
    return undefined;
  }
}
