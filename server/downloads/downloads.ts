import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Client, Dispatcher } from "undici";
import { DomainError } from "../domain/errors.ts";
import { isAllowedHost } from "./allowed-host.ts";
import { limitedBody } from "./limited-body.ts";
import { type ResolveName, resolveByPlatform, resolveHost, unreachable } from "./resolve-host.ts";
import { secondsOf } from "./retry-after.ts";

/** Gets what is at an address that others chose. */
export interface Downloads {
  /**
   * GET, without credentials and cookies, over HTTPS, from public addresses alone; every redirect is held to the same.
   * Throws `DomainError`s with keys `download.*`; on abort, the signal's reason. Dispose of what it returns.
   */
  get(url: string, request: DownloadRequest): Promise<Download>;
}

export interface DownloadRequest {
  accept: string;
  /** An answer of more bytes fails with `download.too_large`. */
  maxBytes: number;
  /** An origin that the operator configured: may be plain HTTP, and have a private address. */
  trustedOrigin?: string | undefined;
  signal: AbortSignal;
}

export interface Download extends AsyncDisposable {
  status: number;
  /** Lower case, without parameters; empty where none is named. */
  mediaType: string;
  /** The seconds or the date of `Retry-After`, in seconds from now. */
  retryAfterSeconds: number | null;
  /** Fails with a DomainError where it is too long, breaks off, or stands still. */
  body: AsyncIterable<Uint8Array>;
}

export interface DownloadsOptions {
  userAgent: string;
  /** Hosts exempt from the check of addresses, on any port, also over plain HTTP where a redirect leads there. */
  allowHosts: readonly string[];
  resolve?: ResolveName;
  /** Milliseconds: for a connection, for the headers, and between parts of the body. */
  timeouts?: { connect: number; headers: number; body: number };
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

export function createDownloads({
  userAgent,
  allowHosts,
  resolve = resolveByPlatform,
  timeouts = { connect: 10_000, headers: 20_000, body: 15_000 },
}: DownloadsOptions): Downloads {
  /** One request on a connection of its own, to addresses that were checked. */
  const send = async (url: URL, { accept, trustedOrigin, signal }: DownloadRequest) => {
    const isExempt = url.origin === trustedOrigin || isAllowedHost(url.hostname, allowHosts);
    if (url.protocol !== "https:" && !(url.protocol === "http:" && isExempt)) throw redirectRefused(url);
    const addresses = await abortable(resolveHost(url.hostname, isExempt, resolve), signal);
    const { Client } = await import("undici");
    const client = new Client(url.origin, {
      connect: { lookup: pinned(addresses), timeout: timeouts.connect },
      headersTimeout: timeouts.headers,
      bodyTimeout: timeouts.body,
    });
    try {
      const path = `${url.pathname}${url.search}`;
      // A compressed answer may be a thousand times as long once it is decoded; what is counted is what is sent.
      const headers = { accept, "accept-encoding": "identity", "user-agent": userAgent };
      const answer = await client.request({ method: "GET", path, headers, signal });
      // A body that nobody reads fails with its connection; whoever reads it is told by the reading.
      answer.body.on("error", () => {});
      return { client, answer };
    } catch (error) {
      await client.destroy();
      signal.throwIfAborted();
      throw unreachable(url.hostname, error);
    }
  };

  return {
    async get(address, request) {
      let url = new URL(address);
      for (let hop = 0; hop <= maxRedirects; hop++) {
        const { client, answer } = await send(url, request);
        try {
          const location = redirects.has(answer.statusCode) ? textOf(answer.headers.location) : undefined;
          if (location === undefined) return toDownload(url, client, answer, request);
          const target = URL.parse(location, url);
          if (target === null) throw redirectRefused(url);
          if (target.username !== "" || target.password !== "") throw redirectRefused(target);
          if (url.protocol === "https:" && target.protocol !== "https:") throw redirectRefused(target);
          url = target;
        } catch (error) {
          await client.destroy();
          throw error;
        }
        await client.destroy();
      }
      throw redirectRefused(url);
    },
  };
}

function toDownload(
  { hostname }: URL,
  client: Client,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { maxBytes, signal }: DownloadRequest,
): Download {
  const encoding = textOf(headers["content-encoding"])?.trim().toLowerCase() || "identity";
  if (encoding !== "identity") throw unreachable(hostname, new Error(`The answer is encoded: ${encoding}`));
  return {
    status: statusCode,
    mediaType: (textOf(headers["content-type"]) ?? "").split(";", 1)[0]!.trim().toLowerCase(),
    retryAfterSeconds: secondsOf(textOf(headers["retry-after"])),
    body: limitedBody(body, {
      host: hostname,
      maxBytes,
      declaredBytes: Number(textOf(headers["content-length"]) ?? 0),
      signal,
    }),
    [Symbol.asyncDispose]: () => client.destroy(),
  };
}

/** Connects to these addresses whatever the name resolves to by then. */
function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_name, { all }, callback) =>
    all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family);
}

/** A look-up of a name cannot be ended; it is no longer waited for. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", abort));
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function redirectRefused({ host }: URL): DomainError {
  return new DomainError("upstream_failed", "download.redirect_refused", { parameters: { host } });
}
