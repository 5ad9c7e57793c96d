import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
} from "kysely";
import { terminateLoaded } from "./loaded-thread.ts";
import { StablePlanCompiler } from "./stable-plans.ts";
import type { Tables } from "./tables.ts";

type ThreadedRead = Pick<CompiledQuery, "sql" | "parameters">;
type Answer = { rows: unknown[] } | { error: Error };

/**
 * The embedded database for reads that may take long: a worker thread executes them, so that they block no other
 * request. Sees committed data only. The worker starts with the first read, and again after a crash.
 */
export function threadedReads(path: string): Kysely<Tables> {
  let thread: Worker | undefined;
  let terminate: (() => Promise<void>) | undefined;
  /** In the order sent, which is the order of the answers. */
  let pendingReads: PromiseWithResolvers<Answer>[] = [];

  const rejectPending = (error: Error) => {
    thread = undefined;
    waiting = [];
    for (const read of pendingReads.splice(0)) read.reject(error);
  };
  const start = () => {
    const worker = new Worker(new URL("read-thread.ts", import.meta.url), { workerData: { path } });
    terminate = terminateLoaded(worker);
    const startedReads: typeof pendingReads = [];
    pendingReads = startedReads;
    worker.on("message", (answers: Answer[]) => {
      for (const answer of answers) startedReads.shift()?.resolve(answer);
      if (worker === thread) send();
    });
    worker.on("error", (error) => worker === thread && rejectPending(error));
    worker.on("exit", () => worker === thread && rejectPending(new Error("The reading thread has ended.")));
    // Only pending reads keep the process alive.
    worker.unref();
    return worker;
  };
  let waiting: ThreadedRead[] = [];
  /**
   * A message wakes the other thread, which takes longer than a short read: what is asked for at once, or while the
   * thread is busy and could not begin with it, goes together.
   */
  const send = () => {
    const isBusy = pendingReads.length > waiting.length;
    if (isBusy || waiting.length === 0) return;
    thread?.postMessage(waiting);
    waiting = [];
  };
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      thread ??= start();
      const pending = Promise.withResolvers<Answer>();
      pendingReads.push(pending);
      thread.ref();
      if (waiting.length === 0) queueMicrotask(send);
      waiting.push({ sql, parameters });
      try {
        const answer = await pending.promise;
        if ("error" in answer) throw answer.error;
        return { rows: answer.rows as R[] };
      } finally {
        if (pendingReads.length === 0) thread?.unref();
      }
    },
    // biome-ignore lint/correctness/useYield: pages are read whole, never streamed.
    async *streamQuery() {
      throw new Error("Streaming is not supported on the reading thread.");
    },
  };
  const refuseTransaction = async () => {
    throw new Error("Transactions are not supported on the reading thread.");
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new StablePlanCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: refuseTransaction,
        commitTransaction: refuseTransaction,
        rollbackTransaction: refuseTransaction,
        releaseConnection: async () => {},
        async destroy() {
          rejectPending(new Error("The database is closed."));
          await terminate?.();
        },
      }),
    },
  });
}
