import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { cacheStatements } from "./statement-cache.ts";

/** Executes the main thread's reads on a read-only handle. Each message has some statements, which are answered in order. */
const handle = new Database(workerData.path, { readonly: true, timeout: 10_000 });
const prepare = cacheStatements(handle);
// No answers, which says that it is loaded.
parentPort!.postMessage([]);

interface Read {
  sql: string;
  parameters: unknown[];
}

const answer = ({ sql, parameters }: Read) => {
  try {
    return { rows: prepare(sql).all(...parameters) };
  } catch (error) {
    return { error };
  }
};

/** Answers wait so long for those of the same message: to tell of one takes longer than a short read. */
const maxWaitMilliseconds = 5;

parentPort!.on("message", (reads: Read[]) => {
  let answers: ReturnType<typeof answer>[] = [];
  let since = performance.now();
  for (const read of reads) {
    if (performance.now() - since > maxWaitMilliseconds) {
      parentPort!.postMessage(answers);
      answers = [];
      since = performance.now();
    }
    answers.push(answer(read));
  }
  parentPort!.postMessage(answers);
});
