import PQueue from "p-queue";
import { DomainError } from "../domain/errors.ts";

export type BoundedQueue = <T>(work: () => Promise<T>, asked?: Asked) => Promise<T>;

interface Asked {
  /** Gives the place up while work waits. */
  signal?: AbortSignal | undefined;
  /** Who asks, of the clients that `maxPerClient` counts. */
  client?: string | undefined;
}

export interface BoundedQueueOptions {
  /** How many works run at once. */
  concurrency: number;
  /** How many more may wait. One beyond is refused with `degraded`. */
  maxWaiting: number;
  /** How many works of one client may run and wait. One beyond is refused likewise. */
  maxPerClient?: number;
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
  maxPerClient = Number.POSITIVE_INFINITY,
  retryAfterSeconds = 5,
}: BoundedQueueOptions): BoundedQueue {
  const queue = new PQueue({ concurrency });
  const counts = new Map<string | undefined, number>();
  const count = (client: string | undefined, change: 1 | -1) => {
    const left = (counts.get(client) ?? 0) + change;
    if (left > 0) counts.set(client, left);
    else counts.delete(client);
  };
  return async (work, { signal, client } = {}) => {
    signal?.throwIfAborted();
    const isFull = queue.pending >= concurrency && queue.size >= maxWaiting;
    if (isFull || (client !== undefined && (counts.get(client) ?? 0) >= maxPerClient))
      throw busy(retryAfterSeconds);
    count(client, 1);
    // The library frees the place of a running work whose signal aborts, although the work goes on.
    const whileWaiting = new AbortController();
    const leave = () => whileWaiting.abort(signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    const stopListening = () => signal?.removeEventListener("abort", leave);
    const start = () => {
      stopListening();
      return work();
    };
    return queue.add(start, { signal: whileWaiting.signal }).finally(() => {
      stopListening();
      count(client, -1);
    });
  };
}

/** What is said to a caller that found no place, or whose work found no processor. */
export function busy(retryAfterSeconds: number): DomainError {
  return new DomainError("degraded", "limit.busy", { facts: { retryAfterSeconds } });
}
