import PQueue from "p-queue";
import { DomainError } from "../domain/errors.ts";

export type BoundedQueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export interface BoundedQueueOptions {
  /** How many works run at once. */
  concurrency: number;
  /** How many more may wait. One beyond is refused with `degraded`. */
  maxWaiting: number;
  /** When a refused caller should try again. */
  retryAfterSeconds?: number;
}

/**
 * Runs works in the order of their arrival. On abort a waiting one leaves with the signal's reason. A running one is
 * not ended: it keeps its place until it settles, so that never more than `concurrency` run.
 */
export function boundedQueue({
  concurrency,
  maxWaiting,
  retryAfterSeconds = 5,
}: BoundedQueueOptions): BoundedQueue {
  const queue = new PQueue({ concurrency });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (queue.pending >= concurrency && queue.size >= maxWaiting) throw busy(retryAfterSeconds);
    // The library frees the place of a running work whose signal aborts, although the work goes on.
    const whileWaiting = new AbortController();
    const leave = () => whileWaiting.abort(signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    const stopListening = () => signal?.removeEventListener("abort", leave);
    const start = () => {
      stopListening();
      return work();
    };
    return queue.add(start, { signal: whileWaiting.signal }).finally(stopListening);
  };
}

/** Creates the error for work that finds no place to wait. */
export function busy(retryAfterSeconds: number): DomainError {
  return new DomainError("degraded", "limit.busy", { facts: { retryAfterSeconds } });
}
