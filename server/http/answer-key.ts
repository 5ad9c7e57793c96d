import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptedCodings, type ContentCoding } from "../headers/content-codings.ts";
import { preferredType } from "../headers/negotiation.ts";
import { languageCookie, pageLanguage } from "../headers/page-language.ts";

/** Longer ones are looked up by nobody twice, and whoever sends them decides how much is kept. */
const maxKeyLength = 2048;

/** What identifies the caller, or gives the request a body. */
const excluded = ["authorization", "x-api-key", "content-length", "transfer-encoding"];

/** Of cookies, the one that identifies nobody. */
const ownLanguage = new RegExp(`^${languageCookie}=[\\w-]*$`);

/**
 * Returns the key of the answer to a read of nobody in particular: all that such an answer depends on besides the data.
 * Null for any other request: what is answered to credentials is neither kept nor looked for.
 */
export function answerKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  for (const name of excluded) if (headers[name] !== undefined) return null;
  if (headers.cookie !== undefined && !ownLanguage.test(headers.cookie)) return null;
  // Another host is another key, since some are refused. The absolute form of a target is for proxies.
  if (url === undefined || headers.host === undefined || !url.startsWith("/")) return null;
  const [coding = ""] = codingsOf(headers["accept-encoding"]);
  // What is under it is the same in every language, and has one type.
  const variant = url.startsWith("/api/") ? "" : variantOf(headers);
  const key = `${coding} ${variant} ${headers.host} ${url}`;
  return key.length <= maxKeyLength ? key : null;
}

const variants = new LRUCache<string, string>({ max: 1000 });

/** Returns what a page is negotiated to: its language, and whether it is one. */
function variantOf({ cookie, accept, "accept-language": languages }: IncomingHttpHeaders): string {
  const asked = JSON.stringify([cookie, accept, languages]);
  const found = variants.get(asked);
  if (found !== undefined) return found;
  const fields = new Map([
    ["cookie", cookie],
    ["accept-language", languages],
  ]);
  const language = pageLanguage({ get: (name) => fields.get(name) ?? null });
  const variant = `${language} ${preferredType(accept, ["text/html", "application/json"])}`;
  if (asked.length < 500) variants.set(asked, variant);
  return variant;
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
