import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { cacheStatements } from "./statement-cache.ts";

/** Executes the main thread's reads on a read-only handle. Each message has some statements, and one answer to all, in order. */
const handle = new Database(workerData.path, { readonly: true, timeout: 10_000 });
const prepare = cacheStatements(handle);

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

parentPort!.on("message", (reads: Read[]) => parentPort!.postMessage(reads.map(answer)));
