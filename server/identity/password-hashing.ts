import { AsyncLocalStorage } from "node:async_hooks";
import { availableParallelism } from "node:os";
import { boundedQueue } from "../concurrency/bounded-queue.ts";
import { DomainError } from "../domain/errors.ts";

/** Who waits for a hash. */
export interface Client {
  address: string;
  /** Aborts when the client closes the connection. */
  signal: AbortSignal;
}

export interface PasswordHashing {
  /** Runs one hash or verification in its turn; throws `degraded` where too many wait. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work`; hashes within it count for this client, and stop waiting when it has gone. */
  forClient<T>(client: Client | undefined, work: () => Promise<T>): Promise<T>;
}

/**
 * A scrypt hash takes 32 MiB and, for about 70 ms, one of the four threads that file access, DNS and other
 * cryptography share: with 100 hashes at once a health check took 40 s. Two threads stay free, and one processor for the
 * event loop: with two hashes on two of them it waited 145 ms for its turn.
 */
export function hashesAtOnce(processors: number): number {
  return Math.min(2, Math.max(1, processors - 1));
}
const maxWaiting = 128;
/** Running and waiting ones of an address, which fills half of the queue at most and keeps nobody else from signing in. */
const maxPerClient = 64;
const retryAfterSeconds = 5;

/** The queue of password hashes. Contains no hash function: these are loaded with better-auth. */
export function createPasswordHashing(concurrency = hashesAtOnce(availableParallelism())): PasswordHashing {
  const queue = boundedQueue({ concurrency, maxWaiting, maxPerClient, retryAfterSeconds });
  // better-auth calls the hash function without the request.
  const clients = new AsyncLocalStorage<Client | undefined>();

  return {
    async inTurn(work) {
      const client = clients.getStore();
      return queue(work, { signal: client?.signal, client: client?.address });
    },

    async forClient(client, work) {
      try {
        return await clients.run(client, work);
      } catch (error) {
        // The client closed the connection: nobody reads this answer, and it is no defect to be logged.
        if (client?.signal.aborted && error === client.signal.reason)
          throw new DomainError("degraded", "limit.busy");
        throw error;
      }
    },
  };
}
