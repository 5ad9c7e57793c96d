export type AttestationErrorCode =
  | "malformed_bundle"
  | "digest_mismatch"
  | "unexpected_payload_type"
  | "unknown_key"
  | "unsupported_key"
  | "invalid_signature"
  | "malformed_statement"
  | "subject_missing"
  | "broken_chain"
  | "missing_record"
  | "other_verdict";

/** Verification failed; `code` names the step that failed. */
export class AttestationError extends Error {
  override readonly name = "AttestationError";
  readonly code: AttestationErrorCode;

  constructor(code: AttestationErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
