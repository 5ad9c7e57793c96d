import type { Database, Statement } from "better-sqlite3";

/** Lists of ids make statements of many lengths: beyond this they are let go. */
const most = 500;

/** Prepares each statement once: to compile SQL anew for each query was a fifth of the work of a short read. */
export function cacheStatements(handle: Database): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= most) kept.clear();
    const statement = handle.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
