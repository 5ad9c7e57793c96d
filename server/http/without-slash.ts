import { withoutEnding } from "../domain/without-ending.ts";

/**
 * Returns the address of a page without the slashes that somebody typed or pasted at its end; null where there are none.
 * It never names another host: a browser reads `//host` as one. The API has one address for each thing.
 */
export function withoutSlash(method: string, url: string): string | null {
  const { pathname, search } = new URL(url);
  if (!["GET", "HEAD"].includes(method) || /^\/(?:api|mcp)(?:\/|$)/.test(pathname)) return null;
  const trimmed = withoutEnding(pathname, "/");
  return trimmed !== pathname && /^\/[^/\\]/.test(trimmed) ? trimmed + search : null;
}
