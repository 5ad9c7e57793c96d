import type { Agent, RequestInit, Response } from "undici";

let agent: Agent | undefined;

/**
 * Fetches with the package's client and its own connections: those of Node.js 24, which the package shares otherwise, end
 * the process where a server closes while the body waits to be read (nodejs/undici#5360). The package (1.2 MB) is loaded
 * with the first request.
 */
export async function fetchUrl(url: string, init: RequestInit): Promise<Response> {
  const { Agent, fetch } = await import("undici");
  agent ??= new Agent();
  return fetch(url, { ...init, dispatcher: agent });
}
