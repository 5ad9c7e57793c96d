import { ConnectionError, ServiceError, TimeoutError } from "../errors.ts";
import type { Sleep } from "./sleep.ts";

export interface RetryOptions {
  retries: number;
  sleep: Sleep;
  signal?: AbortSignal | undefined;
}

/** Tries again what failed for a moment: after what `Retry-After` says, else after a pause that doubles, with jitter. */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = tried < options.retries ? pauseBefore(error, tried) : null;
      if (pause === null) throw error;
      await options.sleep(pause, options.signal);
    }
  }
}

/** Milliseconds; null where another try would not help, or only after longer than a caller expects to wait. */
function pauseBefore(error: unknown, tried: number): number | null {
  if (error instanceof ServiceError) {
    if (!passing.has(error.status)) return null;
    if (error.retryAfterSeconds !== null)
      return error.retryAfterSeconds <= longestRetryAfter ? error.retryAfterSeconds * 1000 : null;
  } else if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return null;
  return Math.min(firstPause * 2 ** tried, longestPause) * (0.5 + Math.random() / 2);
}

const passing = new Set([408, 429, 502, 503, 504]);
/** Seconds: the window of the service's own limits is a minute. A month's quota asks for days. */
const longestRetryAfter = 60;
const firstPause = 500;
const longestPause = 8000;
