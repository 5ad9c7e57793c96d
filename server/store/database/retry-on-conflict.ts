import { setTimeout as sleep } from "node:timers/promises";

/**
 * What PostgreSQL refuses because others were at the same rows (appendix A of its manual): could not be serialised,
 * deadlocked, or was inserted meanwhile. The last is final where it happens again and again.
 */
const conflicts = ["40001", "40P01", "23505"];
const attempts = 20;

/** Does the work anew, from its start, where it met another's; each time after a longer moment left to chance. */
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
