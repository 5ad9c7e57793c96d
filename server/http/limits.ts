import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { rateLimits } from "../__generated__/operations.ts";
import type { Deps } from "../deps.ts";
import { DomainError, type RateLimitState } from "../domain/errors.ts";
import { rateLimitHeaders } from "../headers/limits.ts";
import type { Caller } from "./authenticate.ts";

export interface CountedRequest {
  headers: Record<string, string | number>;
  /** Reverts the count of an unsuccessful request in windows that count successes only. */
  refund(): Promise<void>;
}

/** The operation's windows that count what is accepted alone. */
export function acceptedWindows({ rateLimits: names }: Pick<OperationSpec, "rateLimits">): string[] {
  return names.filter((name) => {
    const policy = rateLimits[name as keyof typeof rateLimits];
    return "counts" in policy && policy.counts === "accepted";
  });
}

export interface AnonymousWindow {
  policy: string;
  /** Of the address, by which it counts. */
  prefix: string;
}

/**
 * The window that reads of nobody in particular count in, null for none; undefined where there are several, or one that
 * counts what is accepted alone.
 */
export function anonymousWindow({
  id,
  rateLimits: names,
}: OperationSpec): AnonymousWindow | null | undefined {
  const counted = names.filter((name) => rateLimits[name as keyof typeof rateLimits].by === "address");
  const [name] = counted;
  if (name === undefined) return null;
  const policy = rateLimits[name as keyof typeof rateLimits];
  if (counted.length > 1 || "counts" in policy || "period" in policy) return undefined;
  return { policy: name, prefix: policy.per === "operation" ? `${id}:` : "" };
}

/**
 * Counts a request in the rate-limit windows of its operation: `by: key` per API key, `by: account` per user, and
 * `by: address` per network address without a key. Skips windows in `alreadyCounted`, which counted the enclosing call.
 * Throws `rate_limited` where a window is full.
 */
export async function countRequest(
  { limiter }: Deps,
  spec: Pick<OperationSpec, "id" | "rateLimits">,
  { principal, key }: Caller,
  address: string,
  alreadyCounted: readonly string[] = [],
): Promise<CountedRequest> {
  const counted: [policy: string, subject: string, endsAt: number][] = [];
  const refund = async () => {
    for (const [name, subject, endsAt] of counted.splice(0)) {
      // A refund after the window ended would add a point to the next one, which slow requests could accumulate.
      if (Date.now() < endsAt) await limiter.refund(name, subject);
    }
  };
  let narrowest: RateLimitState | undefined;
  for (const name of spec.rateLimits) {
    const policy = rateLimits[name as keyof typeof rateLimits];
    if ("period" in policy || alreadyCounted.includes(name)) continue;
    const identifier = { key: key?.id, account: principal?.id, address: key ? undefined : address }[
      policy.by
    ];
    if (identifier === undefined) continue;
    const subject = policy.per === "operation" ? `${spec.id}:${identifier}` : identifier;
    const { allowed, endsAt, ...state } = await limiter.consume(name, subject);
    if ("counts" in policy && policy.counts === "accepted") counted.push([name, subject, endsAt]);
    if (!allowed) {
      // The library counts refused calls too, which would consume the points of calls that fail and are refunded.
      await refund();
      // A key is promised 60 seconds, the length of its window; elsewhere the rest of the window
      // (docs/rules/limits-and-quotas.md#rate-limits).
      const retryAfterSeconds = policy.by === "key" ? policy.seconds : state.resetSeconds;
      throw new DomainError("rate_limited", "limit.rate", {
        facts: { retryAfterSeconds, rateLimit: state },
      });
    }
    // The headers describe the window with the fewest remaining requests, which refuses first.
    if (!narrowest || state.remaining < narrowest.remaining) narrowest = state;
  }
  return { headers: narrowest ? rateLimitHeaders(narrowest) : {}, refund };
}

/** Counts a request for what is not there by its address: no operation names its limits, and its answer takes time too. */
export async function countUnknown(deps: Deps, address: string): Promise<void> {
  await countRequest(
    deps,
    { id: "", rateLimits: ["address-minute"] },
    { principal: null, key: null },
    address,
  );
}
