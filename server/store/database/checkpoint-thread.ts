import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";

/**
 * Moves what is committed from the write-ahead log to the database file at each message, beside readers and writers
 * (https://sqlite.org/c3ref/wal_checkpoint_v2.html, PASSIVE). What cannot be moved yet is moved by a later one.
 */
const handle = new Database(workerData.path);
parentPort!.postMessage("loaded");

parentPort!.on("message", () => {
  handle.pragma("wal_checkpoint(PASSIVE)");
});
