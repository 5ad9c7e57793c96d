import { DomainError } from "../domain/errors.ts";
import { type PreprintInput, preprintName } from "../domain/repository/paper-input.ts";
import type { PreprintRecord } from "../domain/repository/preprint-record.ts";
import type { Download } from "../downloads/downloads.ts";
import type { PoliteGet } from "./polite-requests.ts";

/** A preprint server, by its own interface. Another one is another of these. */
export interface PreprintServer<Input extends PreprintInput = PreprintInput> {
  get: PoliteGet;
  /**
   * What the server says, and where the PDF is fetched from. Throws `preprint.not_found`, or `preprint.answer_invalid`
   * where the answer is not one about this paper.
   */
  describe(preprint: Input, signal: AbortSignal): Promise<Described>;
}

export interface Described {
  record: PreprintRecord;
  /** Null where there is none, or more than one. */
  pdfAddress: string | null;
}

/** An answer that describes a paper, of several thousand authors, is shorter; one is parsed on the event loop. */
export const maxAnswerBytes = 512 * 1024;

/** Characters of what readers are shown. */
export const maxLengths = { title: 500, abstract: 10_000, person: 200, subject: 100 };
export const maxCounts = { authors: 10_000, subjects: 100 };

export async function readAnswer({ body }: Download): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

export function notFound(preprint: PreprintInput): DomainError {
  const parameters = { input: preprintName(preprint) };
  return new DomainError("not_found", "preprint.not_found", { parameters });
}

export function answerInvalid(preprint: PreprintInput, cause?: unknown): DomainError {
  const options = { parameters: { input: preprintName(preprint) }, retryable: true, cause };
  return new DomainError("upstream_failed", "preprint.answer_invalid", options);
}
