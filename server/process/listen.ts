import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Config } from "../config.ts";

type Fetch = Parameters<typeof serve>[0]["fetch"];

/** Timeouts in milliseconds for receiving a request's headers and the whole request. */
export interface ServerTimeouts {
  headersTimeout: number;
  requestTimeout: number;
  /** Interval of checking connections: one is closed at most this much later. */
  connectionsCheckingInterval: number;
}

/** 26 MiB in five minutes are 90 kB/s. A slower client occupies a connection and receives a 408. */
const defaultTimeouts: ServerTimeouts = {
  headersTimeout: 30_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** Listens on the configured host and port; rejects where that fails. `address` is e.g. `http://127.0.0.1:8787`. */
export function listen(
  fetch: Fetch,
  { host, port }: Config,
  serverOptions: ServerTimeouts = defaultTimeouts,
): Promise<{ server: Server; address: string }> {
  return new Promise((resolve, reject) => {
    const options = { fetch, hostname: host, port, serverOptions };
    const server = serve(options, ({ address, port }: AddressInfo) => {
      const name = address.includes(":") ? `[${address}]` : address;
      resolve({ server: server as Server, address: `http://${name}:${port}` });
    });
    server.once("error", reject);
  });
}

/** Stops accepting requests and waits up to `graceMilliseconds` for those in progress. */
export async function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections become idle after their response, and would be kept alive for another request.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const forceTimer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}
