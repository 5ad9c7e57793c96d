import type { ErrorCode } from "./__generated__/types.ts";
import type { Quota, RateLimit } from "./transport/rate-limit.ts";
import type { ResponseInfo } from "./transport/response-info.ts";

/**
 * The contract's codes; `unknown`: a failing status that says no more; `unexpected_response`: an answer that is not
 * this service's (a proxy's page, for example).
 */
export type ServiceErrorCode = ErrorCode | "unexpected_response" | "unknown";

/**
 * The service refused or failed. Branch on `code`, which is the same in both error families of the service and never
 * changes with the language; `message` is for people.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly operationId: string;
  readonly status: number;
  readonly code: ServiceErrorCode;
  /** Quote it when reporting a problem. */
  readonly requestId: string | null;
  /** What else the body said: `issues` of invalid input, the `url` of a paper that is already there. */
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly retryAfterSeconds: number | null;
  readonly rateLimit: RateLimit | null;
  readonly quota: Quota | null;
  readonly headers: Headers;

  constructor(
    info: ResponseInfo,
    code: ServiceErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> | null = null,
  ) {
    super(message);
    this.operationId = info.operationId;
    this.status = info.status;
    this.code = code;
    this.requestId = info.requestId;
    this.details = details;
    this.retryAfterSeconds = info.retryAfterSeconds;
    this.rateLimit = info.rateLimit;
    this.quota = info.quota;
    this.headers = info.headers;
  }
}

/** No answer came: the service is not reachable, or the connection broke. `cause` is what `fetch` threw. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly operationId: string;

  constructor(operationId: string, address: string, cause: unknown) {
    super(`${operationId}: no answer from ${address} (${reasonOf(cause)})`, { cause });
    this.operationId = operationId;
  }
}

/** No answer came in time, or what was waited for did not end in time. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
  readonly operationId: string;
  readonly timeoutMs: number;

  constructor(operationId: string, timeoutMs: number, what = "no answer") {
    super(`${operationId}: ${what} in ${timeoutMs} ms`);
    this.operationId = operationId;
    this.timeoutMs = timeoutMs;
  }
}

/** Node says "fetch failed" and keeps the reason in a chain of causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: unknown }).code;
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return typeof code === "string" ? code : error.message;
}
