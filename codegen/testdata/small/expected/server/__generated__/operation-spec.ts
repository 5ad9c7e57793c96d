// Generated from openapi.json by codegen/generate.ts. Do not edit.

/** One row of the operation table: what the contract says about an operation, ready for the router. */
export interface OperationSpec {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** An OpenAPI path template, for example `/api/v1/runs/{runId}`. */
  readonly path: string;
  /** The folder that holds the operation. */
  readonly tag: string;
  readonly deprecated: boolean;
  /** `v1`: `{error: {code, message, details?}}`; `text`: `{error: message}`. */
  readonly errorFamily: "v1" | "text";
  readonly cache: "revision" | "revalidate" | "immutable" | "no-store" | null;
  /** Values of `include` whose sections depend on more than the data, and are looked at anew for each answer. */
  readonly liveSections: readonly string[];
  /** What becomes of a query parameter that is not in `parameters`: a 400, or nothing. */
  readonly unknownQuery: "refused" | "ignored";
  /** Whether the same request may be sent again when no answer came; `keyed`: with the same `Idempotency-Key`. */
  readonly retry: "safe" | "keyed" | "never";
  /**
   * When the answer is kept for the `Idempotency-Key`: in the transaction of the write, after the write, or `never`, where
   * it has a secret. Null where the operation takes no such key.
   */
  readonly idempotency: "with-write" | "after-write" | "never" | null;
  /** Names of `rateLimits`, each counted for every call. */
  readonly rateLimits: readonly string[];
  readonly security: SecuritySpec;
  readonly parameters: readonly ParameterSpec[];
  readonly body: BodySpec | null;
  readonly responses: Readonly<Record<number, ResponseSpec>>;
  readonly pagination: PaginationSpec | null;
}

/** Who may call: any one of those that are not `false`. */
export interface SecuritySpec {
  readonly anonymous: boolean;
  readonly session: boolean;
  readonly apiKey: false | { readonly scopes: readonly string[] };
  readonly bearer: false | { readonly scopes: readonly string[] };
}

export type ScalarKind = "string" | "integer" | "number" | "boolean";

export interface ParameterSpec {
  /** As the contract spells it; a header's name in lower case. */
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly deprecated: boolean;
  /** `list`: one comma-separated value. */
  readonly kind: ScalarKind | "list";
  /** The kind of a list's items. */
  readonly items?: ScalarKind;
  /** Filled in by the operation's validator. */
  readonly default?: unknown;
}

export interface BodySpec {
  readonly required: boolean;
  /** By media type; more than one means that `Content-Type` decides. */
  readonly contentTypes: Readonly<Record<string, ContentSpec>>;
}

export interface ContentSpec {
  /** `form`: `application/x-www-form-urlencoded`, of text fields alone. */
  readonly kind: "json" | "multipart" | "form" | "text" | "binary";
  /** The files of a multipart body; its other parts are text fields. */
  readonly files: readonly FileSpec[];
  /** The most bytes of the body; without it `jsonBodyLimit` for JSON and forms, and `bodyLimit`. */
  readonly maxBytes?: number;
}

export interface FileSpec {
  readonly name: string;
  readonly required: boolean;
  readonly mediaType: string | null;
  readonly maxBytes: number | null;
}

export interface ResponseSpec {
  readonly mediaTypes: readonly string[];
  readonly headers: readonly { readonly name: string; readonly required: boolean }[];
}

export interface PaginationSpec {
  /** The query parameter that takes the cursor. */
  readonly cursor: string;
  /** JSON Pointers into the response. */
  readonly nextCursor: string;
  readonly items: string;
}

/** A fixed window of `seconds`, or a calendar month. */
export interface RateLimitSpec {
  readonly points: number;
  readonly seconds?: number;
  readonly period?: "month";
  /** Who is counted. */
  readonly by: "key" | "account" | "address";
  /** Whether each operation has a count of its own, or all share one. */
  readonly per: "service" | "operation";
  /** `accepted`: what is refused or fails counts nothing. Absent: every call counts. */
  readonly counts?: "accepted";
  /** The prefix of the headers that report it, where it is not `X-RateLimit`. */
  readonly headers?: string;
}
