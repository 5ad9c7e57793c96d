import { type Client, createClient } from "@research-verification/sdk";
import { usageFailure } from "../failure.ts";
import type { Io } from "../io.ts";

const defaultUrl = "http://127.0.0.1:8787";

export interface ClientChoice {
  /** `--url`. */
  url?: string | undefined;
  /** The address that an argument names: it wins, but gets no key of another service. */
  ofTarget?: string | null;
}

/** A client of the service that options, arguments and environment name. The key goes to the service it is for. */
export function openClient({ env, stderr, signal }: Io, { url, ofTarget = null }: ClientChoice): Client {
  const configured = readAddress(url ?? (env.SERVICE_BASE_URL || defaultUrl));
  const baseUrl = ofTarget === null ? configured : readAddress(ofTarget);
  const key = baseUrl === configured ? env.SERVICE_KEY || null : null;
  if (key !== null && !/^[\x21-\x7e]+$/.test(key))
    throw usageFailure("SERVICE_KEY has characters that no key has. Copy it again.");
  if (key !== null && isInClear(baseUrl))
    stderr.write(`SERVICE_KEY is sent to ${baseUrl} without encryption: use https://.\n`);
  return createClient({ baseUrl, signal, ...(key !== null && { apiKey: key }) });
}

function readAddress(given: string): string {
  const url = /^https?:\/\//.test(given) ? URL.parse(given) : null;
  if (url?.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    // Not quoted: it may have a password.
    throw usageFailure("The service's address is not one such as https://verify.example.org: see --url.");
  return url.href.replace(/\/+$/, "");
}

function isInClear(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
