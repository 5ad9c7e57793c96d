import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { DomainError } from "../domain/errors.ts";
import { isPublic } from "../downloads/public-address.ts";

/**
 * Resolves a host and requires all of its addresses to be public. The caller must connect to these addresses and not
 * resolve the name again: a second response may differ (DNS rebinding).
 *
 * @throws DomainError `source.address_refused`, or `source.unreachable` (retryable) if the name does not resolve.
 */
export async function resolvePublicAddresses(hostname: string): Promise<string[]> {
  const addresses = await resolveAddresses(hostname);
  if (!addresses.every(isPublic)) throw addressRefused(hostname);
  return addresses;
}

/** Resolves a host that the operator exempted from the check. Throws `source.unreachable` (retryable). */
export async function resolveAddresses(hostname: string): Promise<string[]> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare)) return [bare];
  try {
    const addresses = await lookup(bare, { all: true });
    if (addresses.length > 0) return addresses.map(({ address }) => address);
  } catch (cause) {
    throw unreachable(hostname, cause);
  }
  throw unreachable(hostname);
}

function addressRefused(host: string): DomainError {
  return new DomainError("upstream_failed", "source.address_refused", { parameters: { host } });
}

function unreachable(url: string, cause?: unknown): DomainError {
  return new DomainError("upstream_failed", "source.unreachable", {
    parameters: { url },
    retryable: true,
    cause,
  });
}
