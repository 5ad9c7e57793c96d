import { ConnectionError, TimeoutError } from "../errors.ts";
import { maxTimerMilliseconds } from "./sleep.ts";

export interface SendOptions {
  operationId: string;
  url: string;
  init: RequestInit;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** The caller reads the body of a successful response itself: the timeout then covers the headers only. */
  streams: boolean;
}

/**
 * Sends a request once, and reads the body unless `streams`. Rejects with a ConnectionError, a TimeoutError, or the
 * reason of the aborted signal; resolves for an error status.
 */
export async function send(
  fetch: typeof globalThis.fetch,
  { operationId, url, init, timeoutMs, signal, streams }: SendOptions,
): Promise<{ response: Response; text: string | null }> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const expire = () => controller.abort(new TimeoutError(operationId, timeoutMs));
  const timer = setTimeout(expire, Math.min(timeoutMs, maxTimerMilliseconds));
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    // Keeps the listener, so that the caller can still abort the body.
    if (streams && response.ok) return { response, text: null };
    const text = await response.text();
    signal?.removeEventListener("abort", abort);
    return { response, text };
  } catch (error) {
    signal?.removeEventListener("abort", abort);
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new ConnectionError(operationId, new URL(url).origin, error);
  } finally {
    clearTimeout(timer);
  }
}
