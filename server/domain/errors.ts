import type { ErrorCode as ContractErrorCode } from "../__generated__/enumerations.ts";
import { quoted, type Recorded } from "./messages/recorded.ts";
import { type MessageKey, type MessageParameters, render, type Text } from "./messages/render.ts";

/**
 * The stable `code` of an error (docs/rules/errors.md#codes), which never changes with the language: the contract's,
 * and two of operations whose error family has no member for a code.
 */
export type ErrorCode = ContractErrorCode | "not_acceptable" | "range_not_satisfiable";

/**
 * One thing wrong with an input; `pointer` is a JSON Pointer (RFC 6901) into the request, e.g. `/body/title`.
 * `message` is its English; one with a `text` is rendered in the caller's language.
 */
export interface Issue {
  pointer: string;
  message: string;
  text?: Text;
}

export function issueAt(pointer: string, key: MessageKey, parameters: MessageParameters = {}): Issue {
  return { pointer, message: render(key, parameters), text: { key, parameters } };
}

/** What a client needs to know beside the message. `http/errors.ts` alone decides how each reaches it. */
export interface FailureFacts {
  /** The repository that a conflict is with. */
  existing?: { owner: string; slug: string };
  /** After how long the same request may succeed. */
  retryAfterSeconds?: number;
  quota?: QuotaUse;
  rateLimit?: RateLimitState;
  allowedMethods?: string[];
  /** The complete length of what a part was requested of. */
  completeLength?: number;
}

/** How much of its monthly quota an account has used, and when the next month starts. */
export interface QuotaUse {
  limit: number;
  used: number;
  resetAt: Date;
}

/** Where a fixed window of requests stands. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface FailureOptions {
  parameters?: MessageParameters;
  issues?: Issue[];
  facts?: FailureFacts;
  /** Whether the same work may succeed later with nothing changed; read by the pipeline. */
  retryable?: boolean;
  cause?: unknown;
}

/**
 * A failure that a caller may see. Thrown anywhere below `http`; `http/errors.ts` alone turns it into a response
 * of either family. Anything else thrown is a defect: logged whole, answered as `internal` with no detail.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly parameters: MessageParameters;
  readonly issues: Issue[];
  readonly facts: FailureFacts;
  readonly retryable: boolean;
  /** HTML that a browser is shown instead of the error page: the form that was refused, with what was typed. */
  page?: string;

  constructor(code: ErrorCode, key: MessageKey, options: FailureOptions = {}) {
    super(render(key, options.parameters), { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.key = key;
    this.parameters = options.parameters ?? {};
    this.issues = options.issues ?? [];
    this.facts = options.facts ?? {};
    this.retryable = options.retryable ?? false;
  }
  /** What a record says of it: its English, from a catalogue that has every language. */
  get recorded(): Recorded {
    return quoted(this.message);
  }
}
