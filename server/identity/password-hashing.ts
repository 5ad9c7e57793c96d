import { AsyncLocalStorage } from "node:async_hooks";
import { boundedQueue, busy } from "../concurrency/bounded-queue.ts";
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
 * cryptography share: with 100 hashes at once a health check took 40 s. Two threads stay free.
 */
const concurrency = 2;
const maxWaiting = 128;
/** Running and waiting ones. One address fills half of the queue at most, and keeps nobody else from signing in. */
const maxPerAddress = 64;
const retryAfterSeconds = 5;

/** The queue of password hashes. Contains no hash function: these are loaded with better-auth. */
export function createPasswordHashing(): PasswordHashing {
  const queue = boundedQueue({ concurrency, maxWaiting, retryAfterSeconds });
  const countsByAddress = new Map<string, number>();
  // better-auth calls the hash function without the request.
  const clients = new AsyncLocalStorage<Client | undefined>();

  return {
    async inTurn(work) {
      const client = clients.getStore();
      if (!client) return queue(work);
      const { address, signal } = client;
      const count = countsByAddress.get(address) ?? 0;
      if (count >= maxPerAddress) throw busy(retryAfterSeconds);
      countsByAddress.set(address, count + 1);
      try {
        return await queue(work, signal);
      } finally {
        const left = countsByAddress.get(address)! - 1;
        if (left > 0) countsByAddress.set(address, left);
        else countsByAddress.delete(address);
      }
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
