import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { TreeDescription } from "./describe-tree.ts";

/** Reads every file of a root, which takes seconds, off the event loop. */
export async function describeTreeInThread(root: string, signal: AbortSignal): Promise<TreeDescription> {
  const thread = new Worker(new URL("./describe-tree-thread.ts", import.meta.url), {
    workerData: root,
    env: {},
  });
  try {
    const [description] = await once(thread, "message", { signal });
    return description as TreeDescription;
  } finally {
    await thread.terminate();
  }
}
