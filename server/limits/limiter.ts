import type Database from "better-sqlite3";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";

/** A fixed window of `points` per `seconds`, counted per key and shared by every process of the database. */
export interface WindowPolicy {
  points: number;
  seconds: number;
}

interface WindowState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  resetSeconds: number;
  /** The end of the window in milliseconds since 1970. */
  endsAt: number;
}

export interface Limiter {
  /** Consumes a point; `allowed` is false where the window was full. */
  consume(policy: string, key: string): Promise<WindowState>;
  /** Returns a point, for a request that was refused or failed. */
  refund(policy: string, key: string): Promise<void>;
  /** Returns the state of the window without consuming a point. */
  peek(policy: string, key: string): Promise<WindowState>;
  /** Stops using the database; call it before the database is closed. */
  stop(): void;
}

/** The database that stores the windows. */
export type LimitsDatabase = { kind: "sqlite"; limits: Database.Database } | { kind: "postgres"; pool: Pool };

/** `warn` receives errors of deleting expired windows, which is retried every five minutes. */
export function createLimiter(
  database: LimitsDatabase,
  policies: Record<string, WindowPolicy>,
  warn: (error: unknown) => void,
): Limiter {
  const limiters = new Map(
    Object.entries(policies).map(([name, { points, seconds }]) => {
      const table = { tableName: "limits", tableCreated: true, clearExpiredByTimeout: false };
      const policy = { ...table, keyPrefix: name, points, duration: seconds };
      return [
        name,
        database.kind === "sqlite"
          ? new RateLimiterSQLite({ ...policy, storeClient: database.limits, storeType: "better-sqlite3" })
          : new RateLimiterPostgres({ ...policy, storeClient: database.pool, storeType: "pool" }),
      ];
    }),
  );
  // The library's own timer cannot be stopped, and its error would end the process while the database is unavailable.
  const sweepTimer = setInterval(
    () => void deleteExpired(database, Date.now()).catch(warn),
    sweepMilliseconds,
  );
  sweepTimer.unref();
  const requireLimiter = (name: string) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit named ${name}`);
    return limiter;
  };
  return {
    async consume(policy, key) {
      const limiter = requireLimiter(policy);
      try {
        return toState(await limiter.consume(key), limiter.points, true);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return toState(refused, limiter.points, false);
        throw refused;
      }
    },
    async refund(policy, key) {
      await requireLimiter(policy).reward(key);
    },
    async peek(policy, key) {
      const limiter = requireLimiter(policy);
      const state = await limiter.get(key);
      if (!state) {
        const points = limiter.points;
        return { allowed: true, limit: points, remaining: points, resetSeconds: 0, endsAt: Date.now() };
      }
      return toState(state, limiter.points, state.remainingPoints > 0);
    },
    stop: () => clearInterval(sweepTimer),
  };
}

const sweepMilliseconds = 5 * 60_000;

async function deleteExpired(database: LimitsDatabase, now: number): Promise<void> {
  if (database.kind === "sqlite") database.limits.prepare("delete from limits where expire < ?").run(now);
  else await database.pool.query("delete from limits where expire < $1", [now]);
}

/** The library also counts refused calls, so the remaining points are clamped to 0. */
function toState(result: RateLimiterRes, limit: number, allowed: boolean): WindowState {
  const remaining = Math.max(0, limit - result.consumedPoints);
  const resetSeconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return { allowed, limit, remaining, resetSeconds, endsAt: Date.now() + result.msBeforeNext };
}
