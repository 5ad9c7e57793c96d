import { readBaseUrl } from "./transport/read-base-url.ts";

/**
 * Reads the address of the service from `SERVICE_BASE_URL` and, where there is one, the key from `SERVICE_KEY`. Nothing
 * else reads the environment: a key goes only where the caller lets it.
 *
 * @throws TypeError where there is no address.
 * @example createClient({ ...fromEnvironment(), timeoutMs: 120_000 })
 */
export function fromEnvironment(): { baseUrl: string; apiKey?: string } {
  const { SERVICE_BASE_URL: address, SERVICE_KEY: key } = environment();
  if (!address) throw new TypeError("SERVICE_BASE_URL is not set: it is the address of the service");
  return { baseUrl: readBaseUrl(address), ...(key && { apiKey: key }) };
}

/** A browser has none. */
function environment(): { SERVICE_BASE_URL?: string; SERVICE_KEY?: string } {
  const { process } = globalThis as { process?: { env: object } };
  return process?.env ?? {};
}
