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
  return {
    operationId,
    status,
    headers,
    requestId: headers.get("x-request-id"),
    retryAfterSeconds: readRetryAfter(headers, Date.now()),
    rateLimit: readRateLimit(headers),
    quota: readQuota(headers),
  };
}
