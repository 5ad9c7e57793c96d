import Database from "better-sqlite3";
import type { CompiledQuery } from "kysely";
import type { CommittedReads } from "./committed-reads.ts";
import { publicChanges } from "./public-revision.ts";
import { sqliteRecentChanges } from "./sqlite-recent-changes.ts";
import { cacheStatements } from "./statement-cache.ts";

/**
 * Reads on a handle of their own, where no turn is waited for: another one may be within a transaction, whose changes
 * nobody may see yet. `otherwise` reads where somebody holds a lock on the file for a moment.
 */
export function sqliteCommittedReads(path: string, otherwise: CommittedReads) {
  let prepareCached: ReturnType<typeof cacheStatements> | undefined;
  let handle: Database.Database | undefined;
  const open = () => {
    handle = new Database(path, { readonly: true, timeout: 0 });
    prepareCached = cacheStatements(handle);
    return prepareCached;
  };
  const prepare = (sql: string) => (prepareCached ?? open())(sql);
  return {
    read<R>(query: CompiledQuery<R>): R[] | Promise<R[]> {
      try {
        return prepare(query.sql).all(query.parameters) as R[];
      } catch {
        return otherwise(query);
      }
    },
    publicRevision(): number {
      const row = prepare(publicChanges).get() as { changes: number | null };
      return row.changes ?? 0;
    },
    recentChanges: sqliteRecentChanges(prepare),
    close: () => void handle?.close(),
  };
}
