import type { Response } from "undici";
import { EnvironmentError } from "./environment-error.ts";
import { fetchUrl } from "./http-client.ts";

const TIMEOUT_MILLISECONDS = 10 * 60_000;
const MAX_REDIRECTS = 5;

/** Fetches from the registries of the operator's settings. Nothing is fetched from anywhere else, by redirects neither. */
export class RegistryClient {
  readonly #origins: ReadonlySet<string>;
  readonly #hosts: readonly string[];
  readonly #setting: string;

  /** `hosts` are those of `setting`, which may have files as well. */
  constructor(addresses: readonly string[], hosts: readonly string[], setting: string) {
    this.#origins = new Set(addresses.map((each) => new URL(each).origin));
    this.#hosts = hosts;
    this.#setting = setting;
  }

  /** @throws EnvironmentError if it cannot be fetched, or is not where files may be. */
  async open(url: string, signal: AbortSignal, headers: Record<string, string> = {}): Promise<Response> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]);
    let next = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (!this.isAllowed(next))
        throw new EnvironmentError(`${next} is not on the index's own host, nor on ${this.#setting}.`);
      const response = await fetchUrl(next, { headers, redirect: "manual", signal: deadline }).catch(
        (error) => {
          signal.throwIfAborted();
          const reason = error.cause instanceof Error ? error.cause.message : String(error.message);
          throw new EnvironmentError(`${next} cannot be fetched: ${reason}`, { cause: error });
        },
      );
      const location = response.headers.get("location");
      if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
      await response.body?.cancel();
      next = URL.parse(location, next)?.href ?? "";
    }
    throw new EnvironmentError(`${url} redirects more than ${MAX_REDIRECTS} times.`);
  }

  /** A registry's own address, with its port; or a host of the setting, by HTTPS and on its port alone. */
  isAllowed(url: string): boolean {
    const parsed = URL.parse(url);
    if (parsed === null) return false;
    if (parsed.username !== "" || parsed.password !== "") return false;
    if (this.#origins.has(parsed.origin)) return true;
    return parsed.protocol === "https:" && this.#hosts.includes(parsed.host);
  }
}

/** @throws EnvironmentError where there is more than `maxBytes`. */
export async function readBytes(response: Response, url: string, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new EnvironmentError(`${url} has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
