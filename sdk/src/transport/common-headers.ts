import type { ClientOptions } from "../options.ts";
import { defaultUserAgent } from "./user-agent.ts";

/** The headers of every request of a client, by their names in lower case. */
export function commonHeaders({ apiKey, headers, userAgent }: ClientOptions): Record<string, string> {
  const agent = userAgent ?? defaultUserAgent();
  return checkedHeaders({
    ...headers,
    ...(agent && { "user-agent": agent }),
    ...(apiKey && { "x-api-key": apiKey }),
  });
}

/**
 * Returns headers that `fetch` takes.
 *
 * @throws TypeError for one that is not valid: it names the header and not its value, which may be a key. That of `fetch`
 * repeats the value.
 */
export function checkedHeaders(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      try {
        new Headers([[name, value]]);
      } catch {
        throw new TypeError(`The header "${name}" is no header of HTTP`);
      }
      return [name.toLowerCase(), value];
    }),
  );
}
