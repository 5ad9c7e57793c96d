/** What the contract says about an operation, as far as a client must know it. `Parameters` and `Answer` are types alone. */
export interface OperationDescription<Parameters = never, Answer = unknown> {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** An OpenAPI path template, for example `/api/v1/runs/{runId}`. */
  readonly path: string;
  /** Where each member of the parameters goes, but for `body`; `list`: a query parameter, joined with commas. */
  readonly parameters: Readonly<Record<string, "path" | "query" | "list">>;
  /** What `body` may be sent as: the first whose `files` are all members of it. Absent: there is no body. */
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
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Sends one request. A failing status rejects; `Answer` is the body, or the `Response` itself where that is bytes. */
export type Requester = <Parameters, Answer>(
  operation: OperationDescription<Parameters, Answer>,
  parameters: Parameters | undefined,
  options?: RequestOptions,
) => Promise<Answer>;
