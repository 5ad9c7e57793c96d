import cluster from "node:cluster";
import type { IncomingMessage } from "node:http";
import { compose, type Overrides } from "./compose.ts";
import { type Config, readConfig } from "./config.ts";
import { type AnswerFirst, type Listener, listen, type ServerTimeouts } from "./process/listen.ts";
import { createLogger } from "./process/logger.ts";
import { mayStart } from "./process/program-arguments.ts";
import { runProgram } from "./process/run-program.ts";
import { serveInProcesses } from "./process/serve-in-processes.ts";

export interface Service extends Running {
  composition: Awaited<ReturnType<typeof compose>>;
}

export interface Running {
  /** The listening address, e.g. `http://127.0.0.1:8787`. */
  address: string;
  /**
   * Accepts no new requests and jobs, finishes or requeues those in progress, and closes everything, the database last.
   * Requests that take longer than `graceMilliseconds` are aborted and their connections closed. A second call waits for
   * the first one.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/**
 * Modules of accounts occupy a start for a quarter of its time, and no request of who waits for the port needs them: a
 * balancer that looks whether the service is there is answered before.
 */
const loadAfterMilliseconds = 100;

/** Composes the service, listens, and starts the worker unless the role is `web`. */
export async function serve(
  config: Config,
  { waits: timeouts, ...overrides }: Overrides & { waits?: ServerTimeouts | undefined } = {},
): Promise<Service> {
  const composition = await compose(config, overrides);
  const { app, answers, turnReads, worker, log, deps } = composition;
  const load = () =>
    deps.identity.load().catch((error: unknown) => log.error({ error }, "better-auth cannot be loaded"));
  const fetch: Parameters<typeof listen>[0] = (request, bindings) => {
    const incoming = bindings.incoming as IncomingMessage;
    const reads = turnReads.readerOf(incoming);
    return app.fetch(request, {
      ...bindings,
      body: incoming,
      compress: true,
      publicRevision: () => reads().publicRevision(),
      keep: answers?.keeper(incoming),
    });
  };
  const answerFirst: AnswerFirst = (incoming, outgoing) => {
    turnReads.enter(incoming);
    return answers?.answer(incoming, outgoing) ?? false;
  };
  const listener = await listen(fetch, config, timeouts, answerFirst).catch(async (error: unknown) => {
    await composition.close();
    throw error;
  });
  if (config.role !== "web") worker.start();
  const loading = config.role === "worker" ? undefined : setTimeout(load, loadAfterMilliseconds);
  const { address } = listener;
  let stopped: Promise<void> | undefined;
  const stop = async (graceMilliseconds: number) => {
    clearTimeout(loading);
    // Their requests would be in progress for as long as their Runs.
    composition.logStreams.close();
    await Promise.all([listener.close(graceMilliseconds), worker.stop()]);
    await composition.close();
    log.info("stopped");
  };
  log.info({ address, role: config.role, revision: config.revision }, "listening");
  return {
    address,
    composition,
    stop(graceMilliseconds = 20_000) {
      stopped ??= stop(graceMilliseconds);
      return stopped;
    },
  };
}

/** Starts a front of another service, which serves pages and forwards everything else. */
export async function serveFront(config: Config, backendOrigin: string): Promise<Running> {
  const { composeFront } = await import("./compose-front.ts");
  const { app, log, endStreams, close } = composeFront(config, backendOrigin);
  const listener: Listener = await listen(app.fetch as Parameters<typeof listen>[0], config);
  const { address } = listener;
  log.info({ address, backendOrigin, revision: config.revision }, "listening");
  return {
    address,
    async stop(graceMilliseconds = 20_000) {
      endStreams();
      await listener.close(graceMilliseconds);
      await close();
      log.info("stopped");
    },
  };
}

/** Starts the service or the front, depending on the settings. */
export function start(config: Config): Promise<Running> {
  return config.backendOrigin === null ? serve(config) : serveFront(config, config.backendOrigin);
}

/** The grace, the abort of what outlasts it, and the closing of the database take less. */
const stopSeconds = 24;

/**
 * Stops cleanly on the first signal, immediately on a later one or where the stop takes longer than `stopSeconds`. npm
 * repeats the signal of the terminal, so signals within 500 ms count as one.
 */
export function stopOnSignals(service: Running): Promise<void> {
  return new Promise((resolve, reject) => {
    let first = 0;
    const onSignal = (signal: NodeJS.Signals) => {
      if (first === 0) {
        first = Date.now();
        process.stderr.write(`\n${signal}: stopping. Once more stops at once.\n`);
        const tooLate = () => {
          process.stderr.write(`The stop took longer than ${stopSeconds} s and was cut short.\n`);
          process.exit(1);
        };
        setTimeout(tooLate, stopSeconds * 1000).unref();
        service.stop().then(resolve, reject);
      } else if (Date.now() - first > 500) process.exit(130);
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  });
}

/** Runs the service with the settings of the environment, in as many processes as they say, and ends the process. */
export async function runService(): Promise<void> {
  await runProgram(async () => {
    const config = readConfig(process.env);
    if (config.processes === 1 || cluster.isWorker) return stopOnSignals(await start(config));
    return serveInProcesses({ count: config.processes, log: createLogger(config.logLevel) });
  });
  // Work that ignored its abort would go on, and fail, without the database.
  process.exit();
}

if (import.meta.main && mayStart(process.argv.slice(2))) await runService();
