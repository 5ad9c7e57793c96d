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
  const [limit, remaining, resetSeconds] = readIntegers(headers, [
    "x-ratelimit-limit",
    "x-ratelimit-remaining",
    "x-ratelimit-reset",
  ]);
  return limit + remaining + resetSeconds >= 0 ? { limit, remaining, resetSeconds } : null;
}

/** Reads the `X-Quota-*` headers; returns null if the operation has no quota. */
export function readQuota(headers: Headers): Quota | null {
  if (!headers.has("x-quota-limit")) return null;
  const [limit, used, remaining] = readIntegers(headers, [
    "x-quota-limit",
    "x-quota-used",
    "x-quota-remaining",
  ]);
  const reset = headers.get("x-quota-reset");
  return limit + used + remaining >= 0 && reset !== null ? { limit, used, remaining, reset } : null;
}

type Three<T> = [T, T, T];

/** NaN for what is missing or no integer. */
const readIntegers = (headers: Headers, names: Three<string>) =>
  names.map((name) => {
    const text = headers.get(name) ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  }) as Three<number>;
