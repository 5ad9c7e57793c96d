import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { Tables } from "./database/tables.ts";

/** Where a page ended: lists run from the newest moment down, ties broken by id. */
export interface PageCursor {
  at: string;
  id: string;
}

export interface PageRequest {
  limit: number;
  after: PageCursor | null;
}

export interface Page<R> {
  items: R[];
  next: PageCursor | null;
}

/** The moment that a list is sorted by. None ever changes: a row that is updated meanwhile is neither skipped nor repeated. */
export const sortColumns = { repositories: "createdAt", claims: "createdAt", runs: "queuedAt" } as const;

/** `(moment, id) < (position)`, spelled out so that both databases use the index. */
export function beforeCursor<T extends keyof typeof sortColumns>(table: T, position: PageCursor) {
  // The builder's tables widen with each join; the condition itself names this table alone.
  return (builder: unknown): ExpressionWrapper<Tables, never, SqlBool> => {
    const eb = builder as ExpressionBuilder<Tables, "repositories">;
    const at = `${table}.${sortColumns[table]}` as "repositories.createdAt";
    const id = `${table}.id` as "repositories.id";
    const condition = eb.and([
      eb(at, "<=", position.at),
      eb.or([eb(at, "<", position.at), eb(id, "<", position.id)]),
    ]);
    return condition as unknown as ExpressionWrapper<Tables, never, SqlBool>;
  };
}

/** One row more than asked for was read: it says whether there is a next page. */
export function toPage<R extends { id: string }>(rows: R[], limit: number, at: (row: R) => string): Page<R> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? { at: at(last), id: last.id } : null };
}
