import { isUnanswered } from "../errors.ts";
import { readRetryAfter } from "./retry-after.ts";
import type { Sleep } from "./sleep.ts";

export interface RetryOptions {
  retries: number;
  sleep: Sleep;
  signal?: AbortSignal | undefined;
}

/** Retries transient failures: after `Retry-After` if present, else with exponential backoff and jitter. */
export async function withRetries(
  attempt: (retry: number) => Promise<Response>,
  { retries, sleep, signal }: RetryOptions,
): Promise<Response> {
  for (let retriesDone = 0; ; retriesDone += 1) {
    const attempted = attempt(retriesDone);
    if (retriesDone >= retries) return attempted;
    const pause = await attempted.then(
      (response) => (response.ok ? null : pauseBeforeRetry({ response }, retriesDone)),
      (error: unknown) => pauseBeforeRetry({ error }, retriesDone),
    );
    if (pause === null) return attempted;
    await sleep(pause, signal);
  }
}

type Outcome = { response: Response; error?: never } | { response?: never; error: unknown };

/** Returns milliseconds, or null if the failure is not transient or `Retry-After` exceeds the maximum. */
function pauseBeforeRetry({ response, error }: Outcome, retriesDone: number): number | null {
  if (response) {
    const { status, headers } = response;
    const seconds = readRetryAfter(headers, Date.now());
    if (!retryableStatuses.test(String(status)) && !(status === 409 && seconds !== null)) return null;
    if (seconds !== null) return seconds <= maxRetryAfterSeconds ? seconds * 1000 : null;
  } else if (!isUnanswered(error)) return null;
  return (
    Math.min(initialPauseMilliseconds * 2 ** retriesDone, maxPauseMilliseconds) * (0.5 + Math.random() / 2)
  );
}

/** And a 409 with `Retry-After`: the first request is still under way. */
const retryableStatuses = /^(408|429|50[234])$/;
/** The service's rate limit window is a minute; the `Retry-After` of a monthly quota is days. */
const maxRetryAfterSeconds = 60;
const initialPauseMilliseconds = 500;
const maxPauseMilliseconds = 8000;
