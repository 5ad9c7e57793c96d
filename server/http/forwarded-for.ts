import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** What `forwardedFor` replaces. */
export const forwardedHeaders = ["x-forwarded-for", "forwarded"];

/**
 * Returns the headers by which a backend that trusts this process knows the client: what came, and the peer of the
 * connection appended. `Forwarded` (RFC 7239) is written where it came, as a proxy before this one may use it alone;
 * where both came the peer is in both, since a backend believes neither of two that differ.
 */
export function forwardedFor({ headers, socket }: IncomingMessage): Record<string, string> {
  const peer = socket.remoteAddress;
  const { "x-forwarded-for": listed, forwarded } = headers;
  const came = { "x-forwarded-for": listed?.toString(), forwarded };
  if (peer === undefined) return definedOf(came);
  const element = isIPv6(peer) ? `for="[${peer}]"` : `for=${peer}`;
  return definedOf({
    "x-forwarded-for": forwarded !== undefined && listed === undefined ? undefined : join(listed, peer),
    forwarded: forwarded === undefined ? undefined : join(forwarded, element),
  });
}

const join = (came: string | string[] | undefined, added: string) =>
  came === undefined ? added : `${came}, ${added}`;

function definedOf(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
