import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { DomainError } from "../domain/errors.ts";

/**
 * Every address of a host, after checking that all are public. The caller must connect to these and look nothing
 * up again: a second look-up may answer otherwise (DNS rebinding).
 *
 * Throws `source.address_refused`, or `source.unreachable` (retryable) where the name does not resolve.
 */
export async function publicAddresses(hostname: string): Promise<string[]> {
  const addresses = await addressesOf(hostname);
  if (!addresses.every(isPublic)) throw refused(hostname);
  return addresses;
}

/** As `publicAddresses`, for a host that the operator exempted. */
export async function addressesOf(hostname: string): Promise<string[]> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare)) return [bare];
  try {
    const found = await lookup(bare, { all: true });
    if (found.length > 0) return found.map(({ address }) => address);
  } catch (cause) {
    throw unreachable(hostname, cause);
  }
  throw unreachable(hostname);
}

/** Whether an address is public unicast; of IPv6 only 2000::/3, without the ranges that carry an IPv4 address. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(ipaddr.parseCIDR("2000::/3"));
}

function refused(host: string): DomainError {
  return new DomainError("upstream_failed", "source.address_refused", { parameters: { host } });
}

function unreachable(url: string, cause?: unknown): DomainError {
  return new DomainError("upstream_failed", "source.unreachable", {
    parameters: { url },
    retryable: true,
    cause,
  });
}
