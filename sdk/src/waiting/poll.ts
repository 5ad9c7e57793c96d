import { ConnectionError, ServiceError, TimeoutError } from "../errors.ts";
import type { RequestOptions } from "../requester.ts";
import { type Sleep, sleep } from "../transport/sleep.ts";

export interface WaitOptions {
  /** Milliseconds between polls; a longer `Retry-After` of the service wins. */
  pollIntervalMs?: number;
  /** Milliseconds until the wait rejects with a TimeoutError. An hour by default; `Infinity` is allowed. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Called when a poll failed and another will follow: the service restarts, or asks for patience. */
  onRetry?: (error: unknown) => void;
}

/**
 * Asks until `take` gives something else than undefined. What passes (no connection, a restart, a limit) is asked
 * again; everything else rejects, and so does whatever `take` throws.
 */
export async function poll<Answer, Result>(
  name: string,
  ask: (options: RequestOptions) => Promise<Answer>,
  take: (answer: Answer) => Promise<Result | undefined>,
  options: WaitOptions & { pollIntervalMs: number; sleep?: Sleep },
): Promise<Result> {
  const { pollIntervalMs, timeoutMs = 3_600_000, signal } = options;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    let pause = pollIntervalMs;
    const onResponse: RequestOptions["onResponse"] = ({ retryAfterSeconds }) => {
      pause = Math.max(pause, (retryAfterSeconds ?? 0) * 1000);
    };
    const outcome = await ask({ retries: 0, onResponse, ...(signal && { signal }) }).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ("answer" in outcome) {
      const result = await take(outcome.answer);
      if (result !== undefined) return result;
    } else {
      if (!passes(outcome.error)) throw outcome.error;
      options.onRetry?.(outcome.error);
    }
    const left = deadline - Date.now();
    if (left <= 0) throw new TimeoutError(name, timeoutMs, "it has not ended");
    await (options.sleep ?? sleep)(Math.min(pause, left), signal);
  }
}

/** `unexpected_response` is what a proxy says for a service that restarts behind it. */
function passes(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  if (!(error instanceof ServiceError)) return false;
  const { status, code } = error;
  return (
    code === "unexpected_response" || status === 408 || status === 429 || (status >= 500 && status !== 501)
  );
}
