import type { ResponseInfo } from "./transport/response-info.ts";

/** What the contract says about an operation, as far as a client must know it. `Parameters` and `Answer` are types alone. */
export interface OperationDescription<Parameters = never, Answer = unknown> {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** An OpenAPI path template, for example `/api/v1/runs/{runId}`. */
  readonly path: string;
  /** Where each path and query parameter goes; `list`: a query parameter, joined with commas. */
  readonly parameters: Readonly<Record<string, "path" | "query" | "list">>;
  /** What the body may be sent as: the first whose `files` are all members of it. Absent: there is no body. */
  readonly bodies?: readonly BodyDescription[];
  readonly accept: string;
  readonly answer: "json" | "text" | "response" | "none";
  /** Whether it may be sent again when no answer came. */
  readonly retry: "safe" | "never";
  readonly pagination?: { readonly cursor: string; readonly nextCursor: string; readonly items: string };
  /** Carries the types; never there at run time. */
  readonly types?: (parameters: Parameters) => Answer;
}

export interface BodyDescription {
  readonly contentType: string;
  readonly kind: "json" | "multipart" | "text" | "binary";
  readonly files: readonly string[];
}

export interface RequestOptions {
  /** Ends the request, its retries and their pauses; the call rejects with the signal's reason. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Instead of the client's. */
  timeoutMs?: number;
  /** Instead of the client's. */
  retries?: number;
  /** Called with each answer, those that are retried and those that reject included. */
  onResponse?: (response: ResponseInfo) => void;
}

/** Sends one request. A failing status rejects; `Answer` is the body, or the `Response` itself where that is bytes. */
export type Requester = <Parameters, Answer>(
  operation: OperationDescription<Parameters, Answer>,
  parameters: Parameters | undefined,
  options?: RequestOptions,
) => Promise<Answer>;
