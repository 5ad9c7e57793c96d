import type { InTotoStatement } from "../__generated__/types.ts";
import { AttestationError } from "./errors.ts";

/** The in-toto Statement v1 in verified bytes. */
export function parseStatement(payload: Uint8Array): InTotoStatement {
  const statement = parse(payload);
  if (!isStatement(statement))
    throw new AttestationError("malformed_statement", "A signed payload is no in-toto Statement v1");
  return statement;
}

function isStatement(value: unknown): value is InTotoStatement {
  const { _type, subject, predicateType, predicate } = (value ?? {}) as Record<string, unknown>;
  return (
    _type === "https://in-toto.io/Statement/v1" &&
    Array.isArray(subject) &&
    subject.length > 0 &&
    subject.every((one) => isRecord(one?.digest) && Object.values(one.digest).every(isString)) &&
    isString(predicateType) &&
    isRecord(predicate)
  );
}

const isString = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Bytes that are not UTF-8 are refused, not repaired: repaired, they would no longer be what was signed. */
function parse(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
  } catch {
    return undefined;
  }
}
