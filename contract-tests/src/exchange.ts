import { type Request, targetOf } from "./request.ts";

/** A request and its response. */
export interface Exchange {
  request: Request;
  url: string;
  status: number;
  headers: Headers;
  /** The body as text; null for an event stream, which does not end. */
  text: string | null;
  /** The body's bytes, without the content coding; null for an event stream. */
  bytes: Uint8Array | null;
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
  const bytes = streams ? null : new Uint8Array(await response.arrayBuffer());
  const text = bytes && new TextDecoder().decode(bytes);
  return { request, url, status: response.status, headers: response.headers, text, bytes };
}

/** Parses the body of a response as JSON; returns undefined if it is not JSON. */
export function jsonOf({ text }: Pick<Exchange, "text">): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
