/** The most constrained rate limit window, from the `X-RateLimit-*` headers. */
export interface RateLimit {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** The monthly quota of submissions, from the `X-Quota-*` headers. */
export interface Quota {
  limit: number;
  used: number;
  remaining: number;
  /** ISO 8601. */
  reset: string;
}

/** Reads the `X-RateLimit-*` headers; returns null if one is missing. */
export function readRateLimit(headers: Headers): RateLimit | null {
  if (!headers.has("x-ratelimit-limit")) return null;
  const [limit, remaining, resetSeconds] = readIntegers(headers, "ratelimit", "limit", "remaining", "reset");
  return limit + remaining + resetSeconds >= 0 ? { limit, remaining, resetSeconds } : null;
}

/** Reads the `X-Quota-*` headers; returns null if the operation has no quota. */
export function readQuota(headers: Headers): Quota | null {
  const reset = headers.get("x-quota-reset");
  if (reset === null) return null;
  const [limit, used, remaining] = readIntegers(headers, "quota", "limit", "used", "remaining");
  return limit + used + remaining >= 0 ? { limit, used, remaining, reset } : null;
}

/** NaN for what is missing or no integer. */
const readIntegers = (headers: Headers, kind: string, ...names: [string, string, string]) =>
  names.map((name) => {
    const text = headers.get(`x-${kind}-${name}`) ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  }) as [number, number, number];
