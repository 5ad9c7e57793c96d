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
  /** When it was sent and answered, in milliseconds of one clock. */
  sentAt?: number;
  answeredAt?: number;
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
  const sentAt = performance.now();
  const response = await fetch(url, { method, headers, body, redirect: "manual", signal });
  // What is answered to a message ends with the answer.
  const streams = method !== "POST" && response.headers.get("content-type")?.startsWith("text/event-stream");
  if (streams) await response.body?.cancel();
  const bytes = streams ? null : new Uint8Array(await response.arrayBuffer());
  const text = bytes && new TextDecoder().decode(bytes);
  const { status, headers: fields } = response;
  return { request, url, status, headers: fields, text, bytes, sentAt, answeredAt: performance.now() };
}

/** Parses the body of a response as JSON, once; returns undefined if it is not JSON. Not to be changed. */
export function jsonOf({ text, bytes }: Pick<Exchange, "text"> & Partial<Exchange>): unknown {
  if (text === null) return undefined;
  if (!bytes) return parse(text);
  if (!parsed.has(bytes)) parsed.set(bytes, parse(text));
  return parsed.get(bytes);
}

const parsed = new WeakMap<Uint8Array, unknown>();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
