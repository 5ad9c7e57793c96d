import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { rateLimits } from "../__generated__/operations.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { Caller } from "./authenticate.ts";

export interface CountedRequest {
  headers: Record<string, string | number>;
  /** Gives back what an answer that was no success counted, where the limit is on successes. */
  refund(): Promise<void>;
}

/**
 * Counts a request against the windows that the contract names for its operation. A window `by: key` counts calls
 * made with a key, `by: account` those of a person, `by: address` those of nobody in particular. `already` has the names
 * of windows that counted the call that this one is part of.
 */
export async function countRequest(
  { limiter }: Deps,
  spec: OperationSpec,
  { principal, key }: Caller,
  address: string,
  already: readonly string[] = [],
): Promise<CountedRequest> {
  const counted: [policy: string, subject: string, endsAt: number][] = [];
  const refund = async () => {
    for (const [name, subject, endsAt] of counted.splice(0)) {
      // Given back to the next window, it would buy one more there: a request held open could save up as many.
      if (Date.now() < endsAt) await limiter.refund(name, subject);
    }
  };
  let headers: CountedRequest["headers"] = {};
  for (const name of spec.rateLimits) {
    const policy = rateLimits[name as keyof typeof rateLimits];
    if ("period" in policy || already.includes(name)) continue;
    const who = { key: key?.id, account: principal?.id, address: key ? undefined : address }[policy.by];
    if (who === undefined) continue;
    const subject = policy.per === "operation" ? `${spec.id}:${who}` : who;
    const { allowed, limit, remaining, resetSeconds, endsAt } = await limiter.consume(name, subject);
    const shown = {
      "X-RateLimit-Limit": limit,
      "X-RateLimit-Remaining": remaining,
      "X-RateLimit-Reset": resetSeconds,
    };
    if ("counts" in policy && policy.counts === "accepted") counted.push([name, subject, endsAt]);
    if (!allowed) {
      // A refused call was counted too: left so, it would take the place of one that still fails and is given back.
      await refund();
      // A key is promised 60 seconds, the length of its window; elsewhere the rest of it is told
      // (docs/rules/limits-and-quotas.md#rate-limits).
      const retryAfter = policy.by === "key" ? policy.seconds : resetSeconds;
      throw new DomainError("rate_limited", "limit.rate", {
        headers: { "Retry-After": retryAfter, ...shown },
      });
    }
    // The narrowest window is told: it is the one that refuses first.
    if (!("X-RateLimit-Remaining" in headers) || remaining < Number(headers["X-RateLimit-Remaining"]))
      headers = shown;
  }
  return { headers, refund };
}
