import type { Dispatcher, RequestInit, Response } from "undici";
import { countPassingFailure } from "./passing-failures.ts";

let dispatcher: Dispatcher | undefined;

/**
 * What passes by itself: a connection that the server closed as it was used again, a name server or a registry that is
 * busy. Who is not there at all stays so: a laboratory without a network is not to wait for it.
 */
const RETRIED = {
  maxRetries: 3,
  maxTimeout: 10_000,
  errorCodes: ["ECONNRESET", "EPIPE", "EAI_AGAIN", "UND_ERR_SOCKET"],
  statusCodes: [429, 502, 503, 504],
  throwOnError: false,
};

/**
 * Fetches with the package's client and its own connections: those of Node.js 24, which the package shares otherwise, end
 * the process where a server closes while the body waits to be read (nodejs/undici#5360). The package (1.2 MB) is loaded
 * with the first request.
 */
export async function fetchUrl(url: string, init: RequestInit): Promise<Response> {
  const { Agent, fetch, interceptors } = await import("undici");
  dispatcher ??= new Agent().compose(interceptors.retry(RETRIED));
  try {
    const response = await fetch(url, { ...init, dispatcher });
    if (RETRIED.statusCodes.includes(response.status)) countPassingFailure();
    return response;
  } catch (error) {
    const { code = "" } = (error as { cause?: { code?: string } }).cause ?? {};
    // A machine without a name server is none that waits.
    if (code !== "EAI_AGAIN" && RETRIED.errorCodes.includes(code)) countPassingFailure();
    throw error;
  }
}
