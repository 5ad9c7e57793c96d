import { ConnectionError, ServiceError, TimeoutError } from "../errors.ts";
import type { Sleep } from "./sleep.ts";

export interface RetryOptions {
  retries: number;
  sleep: Sleep;
  signal?: AbortSignal | undefined;
}

/** Retries transient failures: after `Retry-After` if present, else with exponential backoff and jitter. */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let retriesDone = 0; ; retriesDone += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = retriesDone < options.retries ? pauseBeforeRetry(error, retriesDone) : null;
      if (pause === null) throw error;
      await options.sleep(pause, options.signal);
    }
  }
}

/** Returns milliseconds, or null if the error is not transient or `Retry-After` exceeds the maximum. */
function pauseBeforeRetry(error: unknown, retriesDone: number): number | null {
  if (error instanceof ServiceError) {
    if (!retryableStatuses.has(error.status)) return null;
    if (error.retryAfterSeconds !== null)
      return error.retryAfterSeconds <= maxRetryAfterSeconds ? error.retryAfterSeconds * 1000 : null;
  } else if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return null;
  return (
    Math.min(initialPauseMilliseconds * 2 ** retriesDone, maxPauseMilliseconds) * (0.5 + Math.random() / 2)
  );
}

const retryableStatuses = new Set([408, 429, 502, 503, 504]);
/** The service's rate limit window is a minute; the `Retry-After` of a monthly quota is days. */
const maxRetryAfterSeconds = 60;
const initialPauseMilliseconds = 500;
const maxPauseMilliseconds = 8000;
