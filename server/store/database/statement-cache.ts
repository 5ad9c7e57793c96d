import type { Database, Statement } from "better-sqlite3";

/** Lists of ids make statements of many lengths. */
const maxStatements = 500;

/**
 * Keeps prepared statements by their SQL, the ones used last: compiling for each query took a fifth of the time of a
 * short read. SQLite compiles one anew by itself after a change of the tables. One that is busy, as its rows are still
 * being read, is not given to somebody else.
 */
export function cacheStatements(handle: Database): (sql: string) => Statement {
  const statements = new Map<string, Statement>();
  return (sql) => {
    const cached = statements.get(sql);
    if (cached?.busy) return handle.prepare(sql);
    // The oldest come first.
    if (cached) statements.delete(sql);
    const statement = cached ?? handle.prepare(sql);
    statements.set(sql, statement);
    if (statements.size > maxStatements) {
      const [oldest] = statements.keys();
      statements.delete(oldest!);
    }
    return statement;
  };
}
