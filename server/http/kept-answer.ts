import type { Answer } from "../deps.ts";
import { DomainError, type Issue } from "../domain/errors.ts";
import { statuses } from "./errors.ts";

/** The text that is kept of an answer. */
export const keptAnswer = ({ status, headers, mediaType, body }: Answer): string =>
  JSON.stringify({ answer: { status, headers, mediaType, body } });

/** What is kept of a request whose answer has a secret: that it was done. */
export const withheldAnswer = JSON.stringify({});

/** The text that is kept of a refusal, which is rendered in the language of whoever asks again. */
export function keptRefusal({ code, key, parameters, issues, facts }: DomainError): string {
  return JSON.stringify({ refusal: { code, key, parameters, issues, facts } });
}

/**
 * Whether a refusal is the outcome of the request. One for want of time, room or rights may be another when the same
 * request is sent again.
 */
export function isOutcome(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error.retryable) return false;
  const status = statuses[error.code];
  return status < 500 && status !== 401 && status !== 429;
}

/** Returns the answer of a kept text. Throws what is kept of a refusal, and where no answer was kept. */
export function readKeptAnswer(text: string): Answer {
  const { answer, refusal } = JSON.parse(text) as {
    answer?: Answer;
    refusal?: Pick<DomainError, "code" | "key" | "parameters" | "facts"> & { issues: Issue[] };
  };
  if (refusal) throw new DomainError(refusal.code, refusal.key, refusal);
  if (!answer) throw new DomainError("conflict", "idempotency.withheld");
  return { ...answer, headers: { ...answer.headers, "Idempotent-Replayed": "true" } };
}
