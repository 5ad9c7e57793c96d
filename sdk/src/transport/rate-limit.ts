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
  const limit = readInteger(headers, "x-ratelimit-limit");
  const remaining = readInteger(headers, "x-ratelimit-remaining");
  const resetSeconds = readInteger(headers, "x-ratelimit-reset");
  if (limit === null || remaining === null || resetSeconds === null) return null;
  return { limit, remaining, resetSeconds };
}

/** Reads the `X-Quota-*` headers; returns null if the operation has no quota. */
export function readQuota(headers: Headers): Quota | null {
  const limit = readInteger(headers, "x-quota-limit");
  const used = readInteger(headers, "x-quota-used");
  const remaining = readInteger(headers, "x-quota-remaining");
  const reset = headers.get("x-quota-reset");
  if (limit === null || used === null || remaining === null || reset === null) return null;
  return { limit, used, remaining, reset };
}

function readInteger(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
