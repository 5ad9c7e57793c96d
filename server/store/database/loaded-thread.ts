import { once } from "node:events";
import type { Worker } from "node:worker_threads";

/**
 * Returns what terminates a thread that loads better-sqlite3, once its first message says that it has: Node.js aborts the
 * whole process where a thread ends while native code registers ("FATAL ERROR: Error::New napi_get_last_error_info").
 */
export function terminateLoaded(thread: Worker): () => Promise<void> {
  // It also ends where it cannot load it.
  const loaded = Promise.race([once(thread, "message"), once(thread, "exit")]).catch(() => undefined);
  return async () => {
    thread.ref();
    await loaded;
    await thread.terminate();
  };
}
