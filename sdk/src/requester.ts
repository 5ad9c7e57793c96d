import type { RequestError } from "./errors.ts";
import type { ResponseInfo } from "./transport/response-info.ts";

/** The properties of an operation that a client needs. `Parameters` and `Answer` exist only as types. */
export interface OperationDescription<Parameters = never, Answer = unknown> {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** An OpenAPI path template, for example `/api/v1/runs/{runId}`. */
  readonly path: string;
  /** Location of each path and query parameter; `list`: a query parameter, joined with commas. */
  readonly parameters: Readonly<Record<string, "path" | "query" | "list">>;
  /** Media types of the body: the first whose `files` are all given is used. Absent or null: there is no body. */
  readonly bodies?: readonly BodyDescription[] | null;
  readonly accept: string;
  readonly answer: "json" | "text" | "response" | "none";
  /** Whether it may be retried without a response to the first request; `keyed`: with the same `Idempotency-Key`. */
  readonly retry: "safe" | "keyed" | "never";
  readonly pagination?: { readonly cursor: string; readonly nextCursor: string; readonly items: string };
  /** Carries the types; absent at run time. */
  readonly types?: (parameters: Parameters) => Answer;
}

interface BodyDescription {
  readonly contentType: string;
  readonly kind: "json" | "multipart" | "text" | "binary";
  readonly files: readonly string[];
}

export interface RequestOptions {
  /** Aborts the request, its retries and their pauses; the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** With an `idempotency-key` of its own a write can be sent again by another program, and is done once. */
  headers?: Record<string, string> | undefined;
  /** Overrides the client's. */
  timeoutMs?: number | undefined;
  /** Overrides the client's. */
  retries?: number | undefined;
  /** Called with each response, including those that are retried or rejected. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
}

/** What a call answers: the body when awaited, and more when asked. */
export interface Reply<Answer> extends Promise<Answer> {
  /** The body, and the status, headers and limits that came with it. */
  withResponse(): Promise<{ data: Answer; response: ResponseInfo }>;
  /** Does not reject for what may happen to any request: the error is a value, for who wants no `catch`. */
  result(): Promise<Result<Answer>>;
}

/** The outcome of a request. Aborting it and mistakes in the call are no outcomes: they reject. */
export type Result<Answer> =
  | { ok: true; data: Answer; response: ResponseInfo }
  | { ok: false; error: RequestError };

/** Sends one request. Rejects for an error status. `Answer` is the body, or the `Response` if the body is binary. */
export type Requester = <Parameters, Answer>(
  operation: OperationDescription<Parameters, Answer>,
  parameters: Parameters | undefined,
  options?: RequestOptions,
) => Reply<Answer>;
