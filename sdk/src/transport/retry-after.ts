/**
 * Returns the seconds of `Retry-After` (RFC 9110, section 10.2.3: whole seconds or an HTTP date), or null if it is
 * absent or neither.
 * @param now milliseconds since the epoch
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const text = headers.get("retry-after")?.trim();
  if (!text) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = httpDate.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

/** `Date.parse` alone would accept "-5" and "1.5" as dates. */
const httpDate = /^[A-Z][a-z]{2}, [\w :]+ GMT$/;
