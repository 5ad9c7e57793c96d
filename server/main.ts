import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as listen } from "@hono/node-server";
import { compose, type Overrides } from "./compose.ts";
import { type Config, readConfig } from "./config.ts";
import { sayWhyNot } from "./say-why-not.ts";

export interface Service {
  /** Where it listens, e.g. `http://127.0.0.1:8787`. */
  address: string;
  composition: Awaited<ReturnType<typeof compose>>;
  /**
   * Takes no new request and no new job, lets what is under way end or be put back, and closes everything. A client
   * that does not go on with its request is not waited for any longer than this.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/** Composes the service, listens, and starts the worker where the role asks for one. */
export async function serve(config: Config, overrides: Overrides = {}): Promise<Service> {
  const composition = await compose(config, overrides);
  const { app, worker, log } = composition;
  const { server, address } = await listenAt(app.fetch, config).catch(async (error: unknown) => {
    await composition.close();
    throw error;
  });
  if (config.role !== "web") worker.start();
  log.info({ address, role: config.role, revision: config.revision }, "listening");
  return {
    address,
    composition,
    async stop(graceMilliseconds = 20_000) {
      await Promise.all([closeServer(server as Server, graceMilliseconds), worker.stop()]);
      await composition.close();
      log.info("stopped");
    },
  };
}

function listenAt(fetch: Parameters<typeof listen>[0]["fetch"], { host, port }: Config) {
  return new Promise<{ server: ReturnType<typeof listen>; address: string }>((resolve, reject) => {
    const server = listen({ fetch, hostname: host, port }, ({ address, port }: AddressInfo) =>
      resolve({ server, address: `http://${address.includes(":") ? `[${address}]` : address}:${port}` }),
    );
    server.once("error", reject);
  });
}

async function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that had its answer is idle from then on, and would be kept for the client's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** One signal stops cleanly, a second one at once. npm forwards what the terminal sent already: a burst is one signal. */
export function stopOnSignals(service: Service): Promise<void> {
  return new Promise((resolve, reject) => {
    let first = 0;
    const onSignal = (signal: NodeJS.Signals) => {
      if (first === 0) {
        first = Date.now();
        process.stderr.write(`\n${signal}: stopping. Once more stops at once.\n`);
        service.stop().then(resolve, reject);
      } else if (Date.now() - first > 500) process.exit(130);
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  });
}

if (import.meta.main) {
  await sayWhyNot(async () => stopOnSignals(await serve(readConfig(process.env))));
}
