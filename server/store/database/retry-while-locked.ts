import { setTimeout as sleep } from "node:timers/promises";

/** As long as SQLite's own timeout was, which blocked the event loop. */
const maxWaitMilliseconds = 10_000;

/**
 * Runs `work`, and again while another connection holds the lock that it needs: for up to 10 s, with jittered backoff
 * to 50 ms. `work` must leave nothing behind where it fails with SQLITE_BUSY, as one statement or a failed BEGIN does.
 */
export async function retryWhileLocked<T>(
  work: () => T | Promise<T>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<T> {
  const deadline = performance.now() + maxWaitMilliseconds;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
    await pause(Math.random() * Math.min(50, 2 ** attempt));
  }
}

/** SQLITE_BUSY and its extended codes (https://sqlite.org/rescode.html#busy). */
function isLocked(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}
