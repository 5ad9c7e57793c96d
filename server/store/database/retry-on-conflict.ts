import { setTimeout as sleep } from "node:timers/promises";

/**
 * The SQLSTATEs of conflicts with concurrent transactions (PostgreSQL manual, appendix A): serialization_failure,
 * deadlock_detected and unique_violation. The last may be permanent, so it is retried less often.
 */
const conflicts = ["40001", "40P01", "23505"];
const attempts = 20;

/**
 * Runs `work`, and again from its start after a conflict: up to 20 times, with jittered exponential backoff to 100 ms.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      const limit = code === "23505" ? attempts / 4 : attempts;
      if (typeof code !== "string" || !conflicts.includes(code) || attempt >= limit) throw error;
      await sleep(Math.random() * Math.min(100, 2 ** attempt));
    }
  }
}
