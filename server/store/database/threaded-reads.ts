import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Tables } from "./tables.ts";

type Answer = { rows: unknown[] } | { error: Error };

/**
 * The embedded database for reads that may take long: a thread of its own executes them, so that no other request
 * waits. It sees what is committed. The thread starts with the first read, and anew after one that ended it.
 */
export function threadedReads(path: string): Kysely<Tables> {
  let thread: Worker | undefined;
  /** In the order in which they were sent, which is the order of the answers. */
  let waiting: PromiseWithResolvers<Answer>[] = [];

  const ended = (error: Error) => {
    thread = undefined;
    for (const one of waiting.splice(0)) one.reject(error);
  };
  const start = () => {
    const started = new Worker(new URL("read-thread.ts", import.meta.url), { workerData: { path } });
    const own: typeof waiting = [];
    waiting = own;
    started.on("message", (answer: Answer) => own.shift()?.resolve(answer));
    started.on("error", (error) => started === thread && ended(error));
    started.on("exit", () => started === thread && ended(new Error("The thread that reads has ended.")));
    // Nobody waits for the thread but who asked it something.
    started.unref();
    return started;
  };
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      thread ??= start();
      const pending = Promise.withResolvers<Answer>();
      waiting.push(pending);
      thread.ref();
      thread.postMessage({ sql, parameters });
      try {
        const answer = await pending.promise;
        if ("error" in answer) throw answer.error;
        return { rows: answer.rows as R[] };
      } finally {
        if (waiting.length === 0) thread?.unref();
      }
    },
    // biome-ignore lint/correctness/useYield: what a page takes is read whole.
    async *streamQuery() {
      throw new Error("Reads off the main thread are not streamed.");
    },
  };
  const noTransactions = async () => {
    throw new Error("Reads off the main thread are no transactions.");
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: noTransactions,
        commitTransaction: noTransactions,
        rollbackTransaction: noTransactions,
        releaseConnection: async () => {},
        async destroy() {
          const last = thread;
          ended(new Error("The database is closed."));
          await last?.terminate();
        },
      }),
    },
  });
}
