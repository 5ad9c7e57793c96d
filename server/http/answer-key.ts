import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptedCodings, type ContentCoding } from "../headers/content-codings.ts";

/** Longer ones are looked up by nobody twice, and whoever sends them decides how much is kept. */
const maxKeyLength = 2048;

/** What identifies the caller, or gives the request a body. */
const excluded = ["cookie", "authorization", "x-api-key", "content-length", "transfer-encoding"];

/**
 * Returns the key of the answer to a read of nobody in particular: all that such an answer depends on besides the data.
 * Null for any other request: what is answered to credentials is neither kept nor looked for.
 */
export function answerKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  for (const name of excluded) if (headers[name] !== undefined) return null;
  // Another host is another key, since some are refused. The absolute form of a target is for proxies.
  if (url === undefined || headers.host === undefined || !url.startsWith("/")) return null;
  const [coding = ""] = codingsOf(headers["accept-encoding"]);
  const key = `${coding} ${headers.host} ${url}`;
  return key.length <= maxKeyLength ? key : null;
}

/** Browsers and libraries send a handful of different ones. */
const known = new LRUCache<string, readonly ContentCoding[]>({ max: 1000 });

/** Returns the codings that `Accept-Encoding` lets an answer have. */
export function codingsOf(accept: string | string[] | undefined): readonly ContentCoding[] {
  if (typeof accept !== "string") return [];
  const found = known.get(accept);
  if (found) return found;
  const codings = acceptedCodings(accept);
  if (accept.length < 200) known.set(accept, codings);
  return codings;
}
