import Database from "better-sqlite3";
import { publicChanges } from "./public-revision.ts";

/**
 * Reads the public revision on a handle of its own: another one may be within a transaction, whose changes nobody may
 * see yet.
 */
export function sqlitePublicRevision(path: string) {
  let handle: Database.Database | undefined;
  let statement: Database.Statement<[], number | null> | undefined;
  return {
    read(): number {
      handle ??= new Database(path, { readonly: true, timeout: 0 });
      statement ??= handle.prepare<[], number | null>(publicChanges).pluck();
      return statement.get() ?? 0;
    },
    close: () => void handle?.close(),
  };
}
