import type Database from "better-sqlite3";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterSQLite } from "rate-limiter-flexible";
import { createLeasedWindows } from "./leased-windows.ts";
import { createSharedWindows } from "./shared-windows.ts";
import type { WindowPolicy, Windows } from "./window.ts";

export interface Limiter extends Windows {
  /** Stops using the database; call it before the database is closed. */
  stop(): void;
}

/** Prepares each statement once. */
interface Statements {
  prepare(sql: string): Database.Statement;
}

/** The database that stores the windows. */
export type LimitsDatabase =
  | {
      kind: "sqlite";
      limits: Statements;
      /** Runs work again that found the database locked. */
      retryWhileLocked: <T>(work: () => T | Promise<T>) => Promise<T>;
    }
  | { kind: "postgres"; pool: Pool };

/** `warn` receives errors of deleting expired windows, which is retried every five minutes. */
export function createLimiter(
  database: LimitsDatabase,
  policies: Record<string, WindowPolicy>,
  warn: (error: unknown) => void,
): Limiter {
  const client = database.kind === "sqlite" ? statementClient(database.limits) : null;
  const limiters = new Map(
    Object.entries(policies).map(([name, { points, seconds }]) => {
      const table = { tableName: "limits", tableCreated: true, clearExpiredByTimeout: false };
      const policy = { ...table, keyPrefix: name, points, duration: seconds };
      return [
        name,
        database.kind === "sqlite"
          ? new RateLimiterSQLite({ ...policy, storeClient: client, storeType: "better-sqlite3" })
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
  const whenUnlocked =
    database.kind === "sqlite" ? database.retryWhileLocked : <T>(work: () => Promise<T>) => work();
  const shared = createSharedWindows(requireLimiter, whenUnlocked);
  const leased = createLeasedWindows(shared, policies);
  const windowsOf = (policy: string) => (policies[policy]?.leased ? leased : shared);
  return {
    consume: (policy, key) => windowsOf(policy).consume(policy, key),
    consumeHeld: (policy, key) => (policies[policy]?.leased ? leased.consumeHeld(policy, key) : null),
    refund: (policy, key) => windowsOf(policy).refund(policy, key),
    peek: (policy, key) => windowsOf(policy).peek(policy, key),
    stop: () => clearInterval(sweepTimer),
  };
}

/** The library puts the one statement that counts into a transaction, which each statement is by itself. */
function statementClient({ prepare }: Statements) {
  return { prepare, transaction: <T>(work: () => T) => work };
}

const sweepMilliseconds = 5 * 60_000;

async function deleteExpired(database: LimitsDatabase, now: number): Promise<void> {
  if (database.kind === "sqlite") {
    const sweep = database.limits.prepare("delete from limits where expire < ?");
    await database.retryWhileLocked(() => sweep.run(now));
  } else await database.pool.query("delete from limits where expire < $1", [now]);
}
