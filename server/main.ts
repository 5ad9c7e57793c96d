import { compose, type Overrides } from "./compose.ts";
import { composeFront } from "./compose-front.ts";
import { type Config, readConfig } from "./config.ts";
import { closeServer, listen, type ServerTimeouts } from "./listen.ts";
import { runProgram } from "./run-program.ts";

export interface Service extends Running {
  composition: Awaited<ReturnType<typeof compose>>;
}

export interface Running {
  /** Where it listens, e.g. `http://127.0.0.1:8787`. */
  address: string;
  /**
   * Takes no new request and no new job, lets what is under way end or be put back, and closes everything. A client
   * that does not go on with its request is not waited for any longer than this.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/** Composes the service, listens, and starts the worker where the role asks for one. */
export async function serve(
  config: Config,
  { waits, ...overrides }: Overrides & { waits?: ServerTimeouts | undefined } = {},
): Promise<Service> {
  const composition = await compose(config, overrides);
  const { app, worker, log } = composition;
  const { server, address } = await listen(app.fetch, config, waits).catch(async (error: unknown) => {
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

/** The front of another service: it serves pages and passes everything else on. */
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

/** What the settings ask for. */
export function start(config: Config): Promise<Running> {
  return config.backendOrigin === null ? serve(config) : serveFront(config, config.backendOrigin);
}

/** One signal stops cleanly, a second one at once. npm forwards what the terminal sent already: a burst is one signal. */
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
