import type Database from "better-sqlite3";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";

/** A fixed window: `points` in `seconds`, counted for each key apart, shared by every process on the database. */
export interface WindowPolicy {
  points: number;
  seconds: number;
}

export interface WindowState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window starts anew, at least 1. */
  resetSeconds: number;
  /** The same as a moment, in milliseconds since 1970. */
  endsAt: number;
}

export interface Limiter {
  /** Counts one more; `allowed` is false when the window was full already. */
  consume(policy: string, key: string): Promise<WindowState>;
  /** Gives one back: what was refused or failed counts for nothing. */
  refund(policy: string, key: string): Promise<void>;
  /** How much of the window is used, changing nothing. */
  peek(policy: string, key: string): Promise<WindowState>;
  /** Lets go of the database: to be called before it is closed. */
  stop(): void;
}

/** Where windows are counted. */
export type LimitsDatabase = { kind: "sqlite"; limits: Database.Database } | { kind: "postgres"; pool: Pool };

/** `warn` hears why windows that are over could not be removed; the next sweep tries again. */
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
  // The library's own timer never ends, and a database that is away for a moment would end the process with it.
  const sweep = setInterval(() => void removeEnded(database, Date.now()).catch(warn), sweepMilliseconds);
  sweep.unref();
  const find = (name: string) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit named ${name}`);
    return limiter;
  };
  return {
    async consume(policy, key) {
      const limiter = find(policy);
      try {
        return toState(await limiter.consume(key), limiter.points, true);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return toState(refused, limiter.points, false);
        throw refused;
      }
    },
    async refund(policy, key) {
      await find(policy).reward(key);
    },
    async peek(policy, key) {
      const limiter = find(policy);
      const found = await limiter.get(key);
      if (!found) {
        const whole = limiter.points;
        return { allowed: true, limit: whole, remaining: whole, resetSeconds: 0, endsAt: Date.now() };
      }
      return toState(found, limiter.points, found.remainingPoints > 0);
    },
    stop: () => clearInterval(sweep),
  };
}

const sweepMilliseconds = 5 * 60_000;

async function removeEnded(database: LimitsDatabase, now: number): Promise<void> {
  if (database.kind === "sqlite") database.limits.prepare("delete from limits where expire < ?").run(now);
  else await database.pool.query("delete from limits where expire < $1", [now]);
}

/** Refused calls go on counting in the library: what is shown is clamped to the limit. */
function toState(found: RateLimiterRes, limit: number, allowed: boolean): WindowState {
  const remaining = Math.max(0, limit - found.consumedPoints);
  const resetSeconds = Math.max(1, Math.ceil(found.msBeforeNext / 1000));
  return { allowed, limit, remaining, resetSeconds, endsAt: Date.now() + found.msBeforeNext };
}
