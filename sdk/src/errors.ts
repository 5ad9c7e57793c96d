import type { ErrorCode } from "./__generated__/types.ts";
import type { Quota, RateLimit } from "./transport/rate-limit.ts";
import type { ResponseInfo } from "./transport/response-info.ts";

/**
 * The contract's codes; `unknown`: an error status without a code; `unexpected_response`: a response that is not from
 * this service (a proxy's page, for example).
 */
export type ServiceErrorCode = ErrorCode | "unexpected_response" | "unknown";

/**
 * An error response of the service. Branch on `code`, which is the same in both error families of the service and does
 * not depend on the language; `message` is for people.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  declare readonly operationId: string;
  declare readonly status: number;
  declare readonly code: ServiceErrorCode;
  /** Include it when reporting a problem. */
  declare readonly requestId: string | null;
  /** Further members of the body: `issues` of invalid input, the `url` of a paper that exists already. */
  declare readonly details: Readonly<Record<string, unknown>> | null;
  /** The body, where it is no JSON: a proxy's page, for example. */
  declare readonly text: string | null;
  declare readonly retryAfterSeconds: number | null;
  declare readonly rateLimit: RateLimit | null;
  declare readonly quota: Quota | null;
  declare readonly headers: Headers;

  constructor(
    info: ResponseInfo,
    code: ServiceErrorCode,
    message: string,
    { details = null, text = null }: Partial<Pick<ServiceError, "details" | "text">> = {},
  ) {
    super(message);
    Object.assign(this, info, { code, details, text });
  }
}

/** There is no response: the service is not reachable, or the connection was lost. `cause` is the error of `fetch`. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  declare readonly operationId: string;

  constructor(operationId: string, address: string, cause: unknown) {
    super(`${operationId}: no response from ${address} (${reasonOf(cause)})`, { cause });
    Object.assign(this, { operationId });
  }
}

/**
 * The service, or something before it, answered with a redirect. It is not followed, since the request would carry the
 * key to another address, and it is not repeated.
 */
export class RedirectError extends Error {
  override readonly name = "RedirectError";
  declare readonly operationId: string;
  /** 0 in a browser, which shows nothing of a redirect. */
  declare readonly status: number;
  /** Where to; null in a browser. */
  declare readonly location: string | null;

  constructor(
    operationId: string,
    address: string,
    { status, headers }: Response,
    redact: (text: string) => string,
  ) {
    const location = redact(headers.get("location") ?? "");
    const target = location && URL.canParse(location, address) ? new URL(location, address) : null;
    const to = target ? ` to ${target.origin}` : "";
    super(`${operationId}: redirected${to}, not followed: make the last address the baseUrl`);
    Object.assign(this, { operationId, status, location: target?.href ?? null });
  }
}

/** There was no response within the timeout, or a `waitFor…` method exceeded its timeout. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
  declare readonly operationId: string;
  declare readonly timeoutMs: number;

  constructor(operationId: string, timeoutMs: number, what = "no response") {
    super(`${operationId}: ${what} in ${timeoutMs} ms`);
    Object.assign(this, { operationId, timeoutMs });
  }
}

/** What may happen to any request. */
export type RequestError = ServiceError | ConnectionError | RedirectError | TimeoutError;

/** Whether there was no answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ConnectionError || error instanceof TimeoutError;

export const isRequestError = (error: unknown): error is RequestError =>
  isUnanswered(error) || error instanceof ServiceError || error instanceof RedirectError;

/** Returns the innermost cause: the message of Node.js is only "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: unknown }).code;
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return typeof code === "string" ? code : error.message;
}
