import type Database from "better-sqlite3";
import type { Pool } from "pg";

/** The columns of better-auth's table that verifying a key needs. */
interface KeyRow {
  id: string;
  referenceId: string;
  enabled: boolean | number | null;
  expiresAt: Date | string | null;
  permissions: string | null;
}

interface KeyUse {
  id: string;
  count: number;
  /** ISO 8601. */
  last: string;
}

/** The read and the write of key verification, as prepared statements on either database. */
export interface KeyTable {
  find(hash: string): Promise<KeyRow | undefined>;
  /** Adds these uses to the stored counts, atomically. */
  addUses(uses: KeyUse[]): Promise<void>;
}

/** `retryWhileLocked` runs work again that found the database locked. */
export function sqliteKeyTable(
  database: Database.Database,
  retryWhileLocked: <T>(work: () => T) => Promise<T>,
): KeyTable {
  const find = database.prepare<[string], KeyRow>(
    "select id, referenceId, enabled, expiresAt, permissions from apikey where key = ?",
  );
  const touch = database.prepare(
    "update apikey set lastRequest = ?, requestCount = coalesce(requestCount, 0) + ? where id = ?",
  );
  const countAll = database.transaction((uses: KeyUse[]) => {
    for (const { id, count, last } of uses) touch.run(last, count, id);
  });
  return {
    find: (hash) => retryWhileLocked(() => find.get(hash)),
    addUses: (uses) => retryWhileLocked(() => countAll(uses)),
  };
}

export function postgresKeyTable(pool: Pool): KeyTable {
  return {
    async find(hash) {
      const text = `select id, "referenceId", enabled, "expiresAt", permissions from apikey where key = $1`;
      return (await pool.query<KeyRow>({ name: "find-key", text, values: [hash] })).rows[0];
    },
    async addUses(uses) {
      // Sorted by id, so that two processes that update the same keys do not deadlock.
      const sorted = uses.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const text = `update apikey set "lastRequest" = greatest("lastRequest", used.last),
          "requestCount" = coalesce("requestCount", 0) + used.count
        from (select * from unnest($1::text[], $2::int[], $3::timestamptz[]) as use (id, count, last)) as used
        where apikey.id = used.id`;
      const columns = [
        sorted.map(({ id }) => id),
        sorted.map(({ count }) => count),
        sorted.map(({ last }) => last),
      ];
      await pool.query({ name: "count-keys", text, values: columns });
    },
  };
}
