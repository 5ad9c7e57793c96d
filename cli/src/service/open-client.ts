import { type Client, createClient } from "@research-verification/sdk";
import { usageFailure } from "../failure.ts";
import type { Io } from "../io.ts";
import { isInClear, readAddress } from "./address.ts";
import { type Credentials, readCredentials } from "./credentials.ts";

const defaultUrl = "http://127.0.0.1:8787";

export interface ClientChoice {
  /** `--url`. */
  url?: string | undefined;
  /** The address that an argument names: it wins, and gets no key of another service. */
  ofTarget?: string | null;
}

export interface Connection {
  client: Client;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Where the key came from; null without one. */
  keyFrom: "SERVICE_KEY" | "login" | null;
}

/** A client of the service that options, arguments, environment and the latest login name, with the key for it. */
export async function openClient(io: Io, { url, ofTarget = null }: ClientChoice): Promise<Connection> {
  const { env, stderr, signal } = io;
  const credentials = await readCredentials(io);
  const configured = configuredAddress(io, url, credentials);
  const baseUrl = ofTarget === null ? configured : readAddress(ofTarget);
  const ofEnvironment = baseUrl === configured ? env.SERVICE_KEY || null : null;
  const key = ofEnvironment ?? (Object.hasOwn(credentials.keys, baseUrl) ? credentials.keys[baseUrl]! : null);
  if (key !== null) requireKeyForm(key);
  if (key !== null && isInClear(baseUrl))
    stderr.write(`The key is sent to ${baseUrl} without encryption: use https://.\n`);
  return {
    client: createClient({ baseUrl, signal, ...(key !== null && { apiKey: key }) }),
    baseUrl,
    keyFrom: ofEnvironment ? "SERVICE_KEY" : key ? "login" : null,
  };
}

/** The service of `--url`, else of SERVICE_BASE_URL, else of the latest login, else one on this machine. */
export function configuredAddress(
  { env }: Pick<Io, "env">,
  url: string | undefined,
  { service }: Credentials,
): string {
  return readAddress(url ?? (env.SERVICE_BASE_URL || service || defaultUrl));
}

/** Throws for what no header may have. */
export function requireKeyForm(key: string): void {
  if (!/^[\x21-\x7e]{1,1000}$/.test(key))
    throw usageFailure("The key has characters that no key has, or none. Copy it again.");
}
