import { type Quota, type RateLimit, readQuota, readRateLimit } from "./rate-limit.ts";
import { readRetryAfter } from "./retry-after.ts";

/** Status, headers and limits of a response. */
export interface ResponseInfo {
  operationId: string;
  status: number;
  headers: Headers;
  /** Include it when reporting a problem. */
  requestId: string | null;
  retryAfterSeconds: number | null;
  rateLimit: RateLimit | null;
  quota: Quota | null;
}

export function readResponseInfo(operationId: string, response: Response): ResponseInfo {
  const { status, headers } = response;
  const receivedAt = Date.now();
  // Read when they are asked for: most are not.
  return {
    operationId,
    status,
    headers,
    get requestId() {
      return headers.get("x-request-id");
    },
    get retryAfterSeconds() {
      return readRetryAfter(headers, receivedAt);
    },
    get rateLimit() {
      return readRateLimit(headers);
    },
    get quota() {
      return readQuota(headers);
    },
  };
}
