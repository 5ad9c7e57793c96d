import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { DomainError } from "../domain/errors.ts";
import { isPublic } from "./public-address.ts";

export type ResolveName = (name: string) => Promise<LookupAddress[]>;

export const resolveByPlatform: ResolveName = (name) => lookup(name, { all: true });

/**
 * Returns the addresses to connect to, and to no others: asked again, a name may give another one (DNS rebinding).
 * Unless the host is exempt, all of them are public.
 *
 * @throws DomainError `download.address_refused`, or `download.unreachable` (retryable) if the name does not resolve.
 */
export async function resolveHost(
  hostname: string,
  isExempt: boolean,
  resolve: ResolveName,
): Promise<LookupAddress[]> {
  const addresses = await addressesOf(hostname.replace(/^\[|\]$/g, ""), resolve);
  if (isExempt || addresses.every(({ address }) => isPublic(address))) return addresses;
  throw new DomainError("upstream_failed", "download.address_refused", { parameters: { host: hostname } });
}

async function addressesOf(host: string, resolve: ResolveName): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  let cause: unknown;
  try {
    const addresses = await resolve(host);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    cause = error;
  }
  throw unreachable(host, cause);
}

/** The host gave no answer, or not a whole one. */
export function unreachable(host: string, cause?: unknown): DomainError {
  const options = { parameters: { host }, retryable: true, cause };
  return new DomainError("upstream_failed", "download.unreachable", options);
}
