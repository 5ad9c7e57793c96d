import { availableParallelism } from "node:os";
import { type TransferListItem, Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadCall } from "./task-thread.ts";

export interface ThreadLimits {
  milliseconds: number;
  memoryMiB: number;
}

interface ThreadTask<Message> {
  /** It exports a ThreadFunction as `run`, which is given `input` and posts messages. */
  module: URL;
  input: unknown;
  /** Buffers of `input` that are moved to the thread, not copied; unusable here afterwards. */
  transfer?: TransferListItem[];
  limits: ThreadLimits;
  /** Ends the thread and rejects when aborted. */
  signal: AbortSignal;
  onMessage(message: Message): void;
}

// A thread has no other variable, since those of the process hold secrets.
const { NODE_COMPILE_CACHE } = process.env;
const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/**
 * Runs the function of a module in a thread until it returns, or ends the thread at its deadline or memory limit. For
 * parsing what a stranger controls: its cost must neither block the server's event loop nor exhaust its memory. Returns
 * how it ended.
 *
 * @throws whatever the function throws.
 */
export async function runInThread<Message>(task: ThreadTask<Message>): Promise<"finished" | "limit"> {
  const { module, input, transfer = [], limits, signal, onMessage } = task;
  signal.throwIfAborted();
  const thread = takeIdle(limits.memoryMiB) ?? startThread(limits.memoryMiB);
  let end: "finished" | "limit" = "finished";
  const stop = () => void thread.terminate();
  const timer = setTimeout(() => {
    end = "limit";
    stop();
  }, limits.milliseconds);
  signal.addEventListener("abort", stop);
  const hasReturned = await new Promise<boolean>((resolve, reject) => {
    thread.on("message", (answer: ThreadAnswer) => {
      if ("isDone" in answer) resolve(true);
      else onMessage(answer.message as Message);
    });
    thread.once("exit", () => resolve(false));
    thread.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") end = "limit";
      else reject(error);
    });
    thread.postMessage({ module: module.href, input } satisfies ThreadCall, transfer);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    removeListeners(thread);
  });
  signal.throwIfAborted();
  // What the deadline has ended may have returned at the same moment.
  if (hasReturned && end === "finished") keepIdle(thread, limits.memoryMiB);
  return end;
}

/** Ours alone: without Node's own, messages are no longer delivered. */
function removeListeners(thread: Worker): void {
  for (const event of ["message", "exit", "error"]) thread.removeAllListeners(event);
}

function startThread(memoryMiB: number): Worker {
  return new Worker(new URL("task-thread.ts", import.meta.url), {
    env: compileCache,
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
  });
}

/**
 * A start, with the compilation of its modules, is most of what a small paper costs: 0.1 to 0.4 s of processor time. So
 * threads that have returned are used again soon: of each memory limit as many as can be at work at once. Their
 * functions keep nothing of what they were given.
 */
const idle: { thread: Worker; memoryMiB: number; timer: NodeJS.Timeout }[] = [];
const IDLE_MILLISECONDS = 10_000;
const maxIdle = availableParallelism();

function takeIdle(memoryMiB: number): Worker | null {
  const at = idle.findLastIndex((each) => each.memoryMiB === memoryMiB);
  if (at < 0) return null;
  const [{ thread, timer }] = idle.splice(at, 1) as [(typeof idle)[number]];
  clearTimeout(timer);
  removeListeners(thread);
  thread.ref();
  return thread;
}

function keepIdle(thread: Worker, memoryMiB: number): void {
  if (idle.filter((each) => each.memoryMiB === memoryMiB).length >= maxIdle) return void thread.terminate();
  // Neither keeps the process from ending.
  thread.unref();
  const timer = setTimeout(() => drop(), IDLE_MILLISECONDS).unref();
  const kept = { thread, memoryMiB, timer };
  const drop = () => {
    const at = idle.indexOf(kept);
    if (at >= 0) idle.splice(at, 1);
    void thread.terminate();
  };
  thread.once("error", drop);
  idle.push(kept);
}
