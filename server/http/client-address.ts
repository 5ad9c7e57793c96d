import parseForwarded from "forwarded-parse";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import proxyAddr from "proxy-addr";

/** Whether the peer at `address` is a proxy of the operator; `hop` is 0 for the peer of the connection itself. */
export type TrustProxy = (address: string, hop: number) => boolean;

/**
 * Reads SERVICE_TRUSTED_PROXIES: a number of hops, or addresses, networks (`10.0.0.0/8`) and the names `loopback`,
 * `linklocal` and `uniquelocal`, separated by commas. Empty trusts nobody. Throws an Error that names the wrong entry.
 */
export function parseTrustedProxies(setting: string): TrustProxy {
  const entries = setting
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const [hops] = entries;
  if (entries.length === 1 && /^\d{1,2}$/.test(hops!)) return (_address, hop) => hop < Number(hops);
  for (const entry of entries) compile([entry]);
  return compile(entries);
}

/**
 * The address of the client that limits count: the last one that is no trusted proxy. Anybody can send
 * `X-Forwarded-For` and `Forwarded` (RFC 7239): each address is believed only where the proxy that added it is
 * trusted. A proxy writes one of the two headers and may pass the other one through as the client sent it, so where
 * both came and differ, neither is believed. An IPv6 client owns its whole /64: the network counts as one client.
 */
export function clientAddress(peer: string, headers: Pick<Headers, "get">, trust: TrustProxy): string {
  if (!trust(peer, 0)) return networkOf(peer);
  const forwarded = forwardedAddresses(headers);
  let client = peer;
  for (let hop = 0; trust(client, hop); hop++) {
    const next = forwarded.at(-1 - hop);
    if (next === undefined || !ipaddr.isValid(next)) break;
    client = ipaddr.process(next).toString();
  }
  return networkOf(client);
}

function compile(entries: string[]): TrustProxy {
  // Most services stand behind nobody, and would look at each address in vain.
  if (entries.length === 0) return () => false;
  try {
    const trusts = proxyAddr.compile(entries);
    return (address, hop) => ipaddr.isValid(address) && trusts(address, hop);
  } catch {
    throw new Error(
      `"${entries.join(",")}" is not an IP address, a network such as 10.0.0.0/8, or a number of hops`,
    );
  }
}

/** The addresses that the headers name, in the order in which proxies added them; empty where they disagree. */
function forwardedAddresses(headers: Pick<Headers, "get">): string[] {
  const forwardedFor = headers.get("x-forwarded-for");
  const standard = headers.get("forwarded");
  const listed = forwardedFor?.split(",").map(withoutPort) ?? [];
  if (standard === null) return listed;
  const parsed = parseStandard(standard);
  if (forwardedFor === null || parsed.join() === listed.join()) return parsed;
  return [];
}

/** The `for` parameters of a `Forwarded` header; empty where it is malformed. */
function parseStandard(value: string): string[] {
  try {
    return parseForwarded(value).map((element) => withoutPort(element.for ?? ""));
  } catch {
    return [];
  }
}

/** `192.0.2.1:4711` and `"[2001:db8::1]:4711"` without their port; what is no address stays as it is. */
function withoutPort(node: string): string {
  const text = node.trim();
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** An address is read anew with each request of a connection. */
const networks = new LRUCache<string, string>({ max: 10_000 });

function networkOf(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  const network = parseNetwork(address);
  // Whoever is trusted may send whatever they like.
  if (address.length < 64) networks.set(address, network);
  return network;
}

function parseNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [network] = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)
    .toString()
    .split("%");
  return `${network}/64`;
}
