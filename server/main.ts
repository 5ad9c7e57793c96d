import { compose, type Overrides } from "./compose.ts";
import { composeFront } from "./compose-front.ts";
import { type Config, readConfig } from "./config.ts";
import { closeServer, listen, type ServerTimeouts } from "./process/listen.ts";
import { runProgram } from "./process/run-program.ts";

export interface Service extends Running {
  composition: Awaited<ReturnType<typeof compose>>;
}

export interface Running {
  /** The listening address, e.g. `http://127.0.0.1:8787`. */
  address: string;
  /**
   * Accepts no new requests and jobs, finishes or requeues those in progress, and closes everything. Connections of
   * requests that take longer than `graceMilliseconds` are closed.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/** Composes the service, listens, and starts the worker unless the role is `web`. */
export async function serve(
  config: Config,
  { waits: timeouts, ...overrides }: Overrides & { waits?: ServerTimeouts | undefined } = {},
): Promise<Service> {
  const composition = await compose(config, overrides);
  const { app, worker, log } = composition;
  const { server, address } = await listen(app.fetch, config, timeouts).catch(async (error: unknown) => {
    await composition.close();
    throw error;
  });
  if (config.role !== "web") worker.start();
  log.info({ address, role: config.role, revision: config.revision }, "listening");
  return {
    address,
    composition,
    async stop(graceMilliseconds = 20_000) {
      await Promise.all([closeServer(server, graceMilliseconds), worker.stop()]);
      await composition.close();
      log.info("stopped");
    },
  };
}

/** Starts a front of another service, which serves pages and forwards everything else. */
export async function serveFront(config: Config, backendOrigin: string): Promise<Running> {
  const { app, log, close } = composeFront(config, backendOrigin);
  const { server, address } = await listen(app.fetch as Parameters<typeof listen>[0], config);
  log.info({ address, backendOrigin, revision: config.revision }, "listening");
  return {
    address,
    async stop(graceMilliseconds = 20_000) {
      await closeServer(server, graceMilliseconds);
      await close();
      log.info("stopped");
    },
  };
}

/** Starts the service or the front, depending on the settings. */
export function start(config: Config): Promise<Running> {
  return config.backendOrigin === null ? serve(config) : serveFront(config, config.backendOrigin);
}

/**
 * Stops cleanly on the first signal, immediately on a later one. npm repeats the signal of the terminal, so signals
 * within 500 ms count as one.
 */
export function stopOnSignals(service: Running): Promise<void> {
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
  await runProgram(async () => stopOnSignals(await start(readConfig(process.env))));
}
