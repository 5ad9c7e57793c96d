import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Config } from "./config.ts";

type Fetch = Parameters<typeof serve>[0]["fetch"];

/** How long a client may take, in milliseconds: to send its headers, and the whole of its request. */
export interface ServerTimeouts {
  headersTimeout: number;
  requestTimeout: number;
  /** How often connections are looked at: one is closed that much later at most. */
  connectionsCheckingInterval: number;
}

/** 26 MiB in five minutes are 90 kB a second. Who takes longer holds a connection, and is cut off with a 408. */
const patience: ServerTimeouts = {
  headersTimeout: 30_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** Listens where the settings say; rejects where that cannot be. `address` is e.g. `http://127.0.0.1:8787`. */
export function listen(
  fetch: Fetch,
  { host, port }: Config,
  serverOptions: ServerTimeouts = patience,
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

/** Takes no new request, and waits for those under way as long as it is told. */
export async function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that had its answer is idle from then on, and would be kept for the client's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
