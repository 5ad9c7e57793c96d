import type { QuotaUse, RateLimitState } from "../domain/errors.ts";

/** The `X-Quota-*` headers, on an answer that used the quota and on the refusal once it is used up. */
export function quotaHeaders({ limit, used, resetAt }: QuotaUse) {
  return {
    "X-Quota-Limit": limit,
    "X-Quota-Used": used,
    "X-Quota-Remaining": Math.max(0, limit - used),
    "X-Quota-Reset": resetAt.toISOString(),
  };
}

/** The `X-RateLimit-*` headers, on every counted answer. */
export function rateLimitHeaders({ limit, remaining, resetSeconds }: RateLimitState) {
  return {
    "X-RateLimit-Limit": limit,
    "X-RateLimit-Remaining": remaining,
    "X-RateLimit-Reset": resetSeconds,
  };
}
