import type { OutgoingRequest } from "./plain-request.ts";
import type { ResponseCache } from "./response-cache.ts";
import type { SendOptions } from "./send.ts";

export interface CacheOptions {
  cache: ResponseCache;
  /** The headers of every request of the client. */
  common: Readonly<Record<string, string>>;
  /** How the caller reads the answer: a stream is not stored. */
  reads: SendOptions["reads"];
}

/**
 * Sends a request with the validator of the stored response, and puts that response in the place of a 304. Anything but
 * a GET passes through, and so does one with headers of its own, which may change the response.
 */
export async function withCache(
  { cache, common, reads }: CacheOptions,
  request: OutgoingRequest,
  send: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== "GET" || hasOwnHeaders(request, common)) return send();
  const accept = request.headers.get("accept") ?? "application/json";
  const key = `${accept} ${request.url}`;
  const cached = await cache.get(key);
  if (cached) request.headers.set("if-none-match", cached.etag);
  const response = await send();
  const { status, headers } = response;
  if (status === 304 && cached) return new Response(cached.body, { headers });
  const etag = headers.get("etag");
  // A proxy's page instead of the answer is not stored.
  if (
    status !== 200 ||
    !etag ||
    reads(response) === "stream" ||
    !headers.get("content-type")?.startsWith(accept)
  )
    return response;
  await cache.set(key, { etag, body: await response.clone().text() });
  return response;
}

function hasOwnHeaders({ headers }: OutgoingRequest, common: CacheOptions["common"]): boolean {
  return [...headers].some(([name, value]) => name !== "accept" && common[name] !== value);
}
