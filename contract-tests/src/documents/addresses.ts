import type { Exchange } from "../exchange.ts";

/** Whether an answer is a text that leads elsewhere. */
export const isDocument = ({ headers, text }: Exchange): boolean =>
  text !== null &&
  /^(text\/html|application\/(atom\+xml|xml|ld\+json))/.test(headers.get("content-type") ?? "");

/** Returns the addresses of the service itself that a document names, each once. */
export function addressesIn(baseUrl: string, { text, url, headers }: Exchange): URL[] {
  const { origin } = new URL(baseUrl);
  const isJson = /json/.test(headers.get("content-type") ?? "");
  const pattern = isJson
    ? /"(https?:\/\/[^"\\]+)"/g
    : /(?:<a\b[^>]*?\shref|<link\b[^>]*?\shref|<img\b[^>]*?\ssrc|<script\b[^>]*?\ssrc)="([^"]+)"|<loc>([^<]+)<\/loc>/g;
  const found = [...(text ?? "").matchAll(pattern)].map(([, one, other]) =>
    (one ?? other ?? "").replaceAll("&amp;", "&"),
  );
  return [...new Set(found)]
    .filter((address) => URL.canParse(address, url))
    .map((address) => new URL(address, url))
    .filter((address) => address.origin === origin);
}
