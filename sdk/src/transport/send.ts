import { ConnectionError, TimeoutError } from "../errors.ts";
import { longestTimer } from "./sleep.ts";

export interface Attempt {
  operationId: string;
  url: string;
  init: RequestInit;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** The caller reads the body of a good answer, later: the time limit then ends with the headers. */
  streams: boolean;
}

/**
 * Sends a request once, and reads the body unless it streams. Rejects with a ConnectionError, a TimeoutError, or the
 * reason of the signal that aborted; a failing status is an answer here.
 */
export async function send(
  fetch: typeof globalThis.fetch,
  { operationId, url, init, timeoutMs, signal, streams }: Attempt,
): Promise<{ response: Response; text: string | null }> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const expire = () => controller.abort(new TimeoutError(operationId, timeoutMs));
  const timer = setTimeout(expire, Math.min(timeoutMs, longestTimer));
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    // The listener stays, so that the caller can still abort the body.
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
