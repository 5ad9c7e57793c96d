import { ConnectionError, RedirectError, TimeoutError } from "../errors.ts";
import { keepBody } from "./keep-body.ts";
import { type OutgoingRequest, PlainRequest } from "./plain-request.ts";
import { maxTimerMilliseconds } from "./sleep.ts";

export interface SendOptions {
  /** Of the operation, for messages. */
  operationId: string;
  /** Takes the key out of what others say. */
  redact: (text: string) => string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** How the caller reads a successful response. Of a stream the timeout covers the headers only. */
  reads: (response: Response) => "text" | "bytes" | "stream";
  fetch: typeof globalThis.fetch;
}

/**
 * Sends a request once, and reads the body unless it is a stream. Rejects with a ConnectionError, a TimeoutError, a
 * RedirectError, or the reason of the aborted signal; resolves for an error status.
 */
export async function send(
  request: OutgoingRequest,
  { operationId, redact, timeoutMs, signal, reads, fetch }: SendOptions,
): Promise<Response> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const expire = () => controller.abort(new TimeoutError(operationId, timeoutMs));
  const timer = setTimeout(expire, Math.min(timeoutMs, maxTimerMilliseconds));
  signal?.addEventListener("abort", abort, { once: true });
  let keepsListener = false;
  try {
    const response = await fetchOnce(fetch, request, { signal: controller.signal, redirect: "manual" });
    if (isRedirect(response)) throw new RedirectError(operationId, request.url, response, redact);
    const kind = response.ok ? reads(response) : "text";
    if (response.body === null) return response;
    // The caller can still abort the body.
    keepsListener = kind === "stream";
    return kind === "stream" ? response : await keepBody(response, kind);
  } catch (error) {
    if (error instanceof RedirectError) throw error;
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new ConnectionError(operationId, new URL(request.url).origin, error);
  } finally {
    clearTimeout(timer);
    if (!keepsListener) signal?.removeEventListener("abort", abort);
  }
}

function fetchOnce(fetch: SendOptions["fetch"], request: OutgoingRequest, init: RequestInit) {
  if (!(request instanceof PlainRequest)) {
    // The body of a `Request` can be read once, and a retry may follow.
    const whole = request as Request;
    return fetch(whole.body ? whole.clone() : whole, init);
  }
  const { url, method, headers, content } = request;
  const body = content?.again?.() ?? content;
  return fetch(url, { ...init, method, headers, body, duplex: "half" } as RequestInit);
}

/** A browser shows nothing of a redirect but that there is one. */
const isRedirect = ({ status }: Response): boolean =>
  status === 0 || (status > 300 && status < 309 && status !== 304);
