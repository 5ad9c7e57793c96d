import { createHash } from "node:crypto";
import type Database from "better-sqlite3";

/** A digest of everything a service keeps, but for what only says when or how often it was asked. */
export function stateOf(database: Database.Database): string {
  const hash = createHash("sha256");
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  for (const table of tables.filter((name) => !passing.test(name))) {
    const rows = database.prepare(`select * from "${table}"`).all() as Record<string, unknown>[];
    hash.update(
      `${table} ${JSON.stringify(rows, (name, value) => (times.test(name) ? undefined : value))}\n`,
    );
  }
  return hash.digest("base64");
}

const passing = /^(limits|idempotencyKeys|dataRevision|repositoryRevisions|.*_fts.*|.*[Ss]tamps?)$/;
const times = /(At|revision|lastRequest|requestCount|remaining)$/i;
