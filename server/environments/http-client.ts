import { Agent, fetch, type RequestInit, type Response } from "undici";

const agent = new Agent();

/**
 * Fetches with the package's client and its own connections: those of Node.js 24, which the package shares otherwise, end
 * the process where a server closes while the body waits to be read (nodejs/undici#5360).
 */
export function fetchUrl(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, dispatcher: agent });
}
