import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./logger.ts";

export interface ServeInProcessesOptions {
  count: number;
  log: Pick<Logger, "error" | "info">;
}

/** Between the end of a process and the start of the one in its place. */
const restartMilliseconds = 1000;

/**
 * Serves in several processes behind one port. This one only hands them connections, in turn; each runs the same program
 * as this one, as a service of its own, and one of them takes jobs. One that ends is started again. Resolves when all have ended after a signal; rejects
 * where one does not start, which has said why.
 */
export async function serveInProcesses({ count, log }: ServeInProcessesOptions): Promise<void> {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const worker of running()) worker.process.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);

  const keep = async (worker: Worker | null, environment: object): Promise<void> => {
    const [code, signal] = worker && !worker.isDead() ? await once(worker, "exit") : [];
    if (isStopping) return;
    log.error({ pid: worker?.process.pid, code, signal }, "a process ended; another one takes its place");
    await delay(restartMilliseconds);
    if (!isStopping) await keep(await startWorker(environment).catch(() => null), environment);
  };
  try {
    // The first one makes what is missing: the database and the keys.
    const first = await startWorker({});
    const others = await Promise.all(Array.from({ length: count - 1 }, () => startWorker(webOnly)));
    log.info({ processes: count }, "serving in several processes");
    await Promise.all([keep(first, {}), ...others.map((worker) => keep(worker, webOnly))]);
  } catch (error) {
    if (!isStopping) throw error;
  } finally {
    stop();
    await Promise.all(running().map((worker) => worker.isDead() || once(worker, "exit")));
  }
}

/** All give the same entity tags, as one process does from its start to its end. */
const common = { SERVICE_START: randomUUID() };
const webOnly = { SERVICE_ROLE: "web" };

/** Resolves when it listens. */
async function startWorker(environment: object): Promise<Worker> {
  const worker = cluster.fork({ ...common, ...environment });
  const ended = once(worker, "exit").then(() => {
    throw new Error("A process of the service ended before it listened.");
  });
  await Promise.race([once(worker, "listening"), ended]);
  return worker;
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
