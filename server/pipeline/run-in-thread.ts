import { type TransferListItem, Worker } from "node:worker_threads";

export interface ThreadLimits {
  milliseconds: number;
  memoryMiB: number;
}

interface ThreadTask<Message> {
  /** The module that the thread runs; it finds `input` as its `workerData`. */
  module: URL;
  input: unknown;
  /** Buffers of `input` that are moved to the thread, not copied; unusable here afterwards. */
  transfer?: TransferListItem[];
  limits: ThreadLimits;
  /** Ends the thread and rejects when aborted. */
  signal: AbortSignal;
  onMessage(message: Message): void;
}

// A thread compiles its modules anew, 0.1 to 0.4 s of processor time; a third of it with the cache of compiled code. It
// has no other variable, since those of the process hold secrets.
const { NODE_COMPILE_CACHE } = process.env;
const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/**
 * Runs a module in a thread of its own until it ends, or ends it at its deadline or memory limit. For parsing what a
 * stranger controls: its cost must neither block the server's event loop nor exhaust its memory. Returns how the thread
 * ended.
 *
 * @throws whatever the module throws.
 */
export async function runInThread<Message>(task: ThreadTask<Message>): Promise<"finished" | "limit"> {
  const { module, input, transfer = [], limits, signal, onMessage } = task;
  signal.throwIfAborted();
  const thread = new Worker(module, {
    workerData: input,
    transferList: transfer,
    env: compileCache,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMiB },
  });
  let end: "finished" | "limit" = "finished";
  const stop = () => void thread.terminate();
  const timer = setTimeout(() => {
    end = "limit";
    stop();
  }, limits.milliseconds);
  signal.addEventListener("abort", stop);
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on("message", onMessage);
      thread.once("exit", () => resolve());
      thread.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") end = "limit";
        else reject(error);
      });
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  return end;
}
