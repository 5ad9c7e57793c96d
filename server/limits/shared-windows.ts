import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { SharedWindows, WindowState } from "./window.ts";

/**
 * Counts in the database, through the library's limiter of each policy. `requireLimiter` throws for an unknown one;
 * `whenUnlocked` runs work again that found the database locked.
 */
export function createSharedWindows(
  requireLimiter: (policy: string) => RateLimiterAbstract,
  whenUnlocked: <T>(work: () => Promise<T>) => Promise<T>,
): SharedWindows {
  const take: SharedWindows["take"] = async (policy, key, points) => {
    const limiter = requireLimiter(policy);
    try {
      const consumed = await whenUnlocked(() => consume(limiter, key, points));
      return { ...toState(consumed, limiter.points, true), granted: points };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // The library also counts what it refuses: the points that the window had before are the ones it can grant.
      const left = Math.max(0, limiter.points - (refused.consumedPoints - points));
      return { ...toState(refused, limiter.points, false), granted: Math.min(points, left) };
    }
  };
  return {
    take,
    async consume(policy, key) {
      const { granted: _, ...state } = await take(policy, key, 1);
      return state;
    },
    async refund(policy, key) {
      const limiter = requireLimiter(policy);
      await whenUnlocked(() => limiter.reward(key));
    },
    async peek(policy, key) {
      const limiter = requireLimiter(policy);
      const state = await whenUnlocked(() => limiter.get(key));
      if (!state || isFromBeforeStep(limiter, state)) {
        const { points } = limiter;
        return { allowed: true, limit: points, remaining: points, resetSeconds: 0, endsAt: Date.now() };
      }
      return toState(state, limiter.points, state.remainingPoints > 0);
    },
  };
}

/** Consumes points; of a window that began before the clock was set back, they are the first of a new one. */
async function consume(limiter: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
  const result = await limiter.consume(key, points).catch(resultOf);
  if (isFromBeforeStep(limiter, result)) {
    await limiter.delete(key);
    return limiter.consume(key, points);
  }
  if (result.consumedPoints > limiter.points) throw result;
  return result;
}

/** Refused points are a result too, which the library throws. */
function resultOf(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused;
  throw refused;
}

/** The clocks of two machines that share a database may differ by so much without a window being counted anew. */
const skewMilliseconds = 10_000;

/** No window ends later than its length from now, unless the clock was set back since it began. */
function isFromBeforeStep(limiter: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > limiter.duration * 1000 + skewMilliseconds;
}

/** The library also counts refused calls, so the remaining points are clamped to 0. */
function toState(result: RateLimiterRes, limit: number, allowed: boolean): WindowState {
  const remaining = Math.max(0, limit - result.consumedPoints);
  const resetSeconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return { allowed, limit, remaining, resetSeconds, endsAt: Date.now() + result.msBeforeNext };
}
