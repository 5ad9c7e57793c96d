import { type Request, targetOf } from "./request.ts";

/** A request and its response. */
export interface Exchange {
  request: Request;
  url: string;
  status: number;
  headers: Headers;
  /** The body; null for an event stream, which does not end. */
  text: string | null;
}

/** Sends one request. Does not follow redirects and resolves for every status. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  request: Request,
  timeoutMs: number,
): Promise<Exchange> {
  const { method, headers, body } = request;
  const url = `${baseUrl}${targetOf(request)}`;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, headers, body, redirect: "manual", signal });
  const streams = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (streams) await response.body?.cancel();
  const text = streams ? null : await response.text();
  return { request, url, status: response.status, headers: response.headers, text };
}

/** Parses the body of a response as JSON; returns undefined if it is not JSON. */
export function jsonOf({ text }: Exchange): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
