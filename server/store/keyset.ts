import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { PageCursor } from "../domain/pagination/page-cursor.ts";
import type { Tables } from "./database/tables.ts";

/** Lists are ordered by timestamp, then id, both descending. */
export interface PageRequest {
  limit: number;
  after: PageCursor | null;
}

export interface Page<R> {
  items: R[];
  next: PageCursor | null;
}

/**
 * The column that orders each list. It never changes, so that an update between two pages neither skips nor repeats a
 * row.
 */
export const sortColumns = { repositories: "createdAt", claims: "createdAt", runs: "queuedAt" } as const;

/** Returns the condition `(timestamp, id) < (cursor)`, expanded so that both databases use the index. */
export function beforeCursor<T extends keyof typeof sortColumns>(table: T, cursor: PageCursor) {
  // The builder's type widens with each join; the condition refers to this table only.
  return (builder: unknown): ExpressionWrapper<Tables, never, SqlBool> => {
    const eb = builder as ExpressionBuilder<Tables, "repositories">;
    const at = `${table}.${sortColumns[table]}` as "repositories.createdAt";
    const id = `${table}.id` as "repositories.id";
    const condition = eb.and([
      eb(at, "<=", cursor.at),
      eb.or([eb(at, "<", cursor.at), eb(id, "<", cursor.id)]),
    ]);
    return condition as unknown as ExpressionWrapper<Tables, never, SqlBool>;
  };
}

/** Builds a page from up to `limit + 1` rows: the additional row shows that there is a next page. */
export function toPage<R extends { id: string }>(rows: R[], limit: number, at: (row: R) => string): Page<R> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? { at: at(last), id: last.id } : null };
}
