import { isUnanswered, ServiceError, TimeoutError } from "../errors.ts";
import type { RequestOptions } from "../requester.ts";
import { type Sleep, sleep } from "../transport/sleep.ts";

export interface WaitOptions {
  /** Milliseconds between polls; a longer `Retry-After` of the service takes precedence. */
  pollIntervalMs?: number;
  /** Milliseconds until the wait rejects with a TimeoutError. Default one hour; `Infinity` is allowed. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Called with the transient error of a poll that will be repeated: the service restarts, or a rate limit. */
  onRetry?: (error: unknown) => void;
}

/**
 * Sends requests until `resultOf` returns a result. Repeats a request after a transient error (no connection, a
 * restart, a rate limit); rejects with any other error, and with an error of `resultOf`.
 */
export async function poll<Body, Result>(
  name: string,
  sendRequest: (options: RequestOptions) => Promise<Body>,
  resultOf: (body: Body) => Promise<Result | undefined>,
  options: WaitOptions & { pollIntervalMs: number; sleep?: Sleep },
): Promise<Result> {
  const { pollIntervalMs, timeoutMs = 3_600_000, signal } = options;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    let pause = pollIntervalMs;
    const onResponse: RequestOptions["onResponse"] = ({ retryAfterSeconds }) => {
      pause = Math.max(pause, (retryAfterSeconds ?? 0) * 1000);
    };
    const outcome = await sendRequest({ retries: 0, onResponse, ...(signal && { signal }) }).then(
      (body) => ({ body }),
      (error: unknown) => ({ error }),
    );
    if ("body" in outcome) {
      const result = await resultOf(outcome.body);
      if (result !== undefined) return result;
    } else {
      if (!isTransient(outcome.error)) throw outcome.error;
      options.onRetry?.(outcome.error);
    }
    const remaining = deadline - Date.now();
    if (remaining <= 0) throw new TimeoutError(name, timeoutMs, "it has not ended");
    await (options.sleep ?? sleep)(Math.min(pause, remaining), signal);
  }
}

/** `unexpected_response`: a proxy's response while the service behind it restarts. */
function isTransient(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  if (!(error instanceof ServiceError)) return false;
  const { status, code } = error;
  return (
    code === "unexpected_response" || status === 408 || status === 429 || (status >= 500 && status !== 501)
  );
}
