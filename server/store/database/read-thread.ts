import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { cacheStatements } from "./statement-cache.ts";

/** Executes the main thread's reads on a read-only handle. Receives one message per statement and answers in order. */
const handle = new Database(workerData.path, { readonly: true, timeout: 10_000 });
const prepare = cacheStatements(handle);

parentPort!.on("message", ({ sql, parameters }: { sql: string; parameters: unknown[] }) => {
  try {
    parentPort!.postMessage({ rows: prepare(sql).all(...parameters) });
  } catch (error) {
    parentPort!.postMessage({ error });
  }
});
