import { decodeCursor, encodeCursor } from "./cursor.ts";

/** A position in a list: the timestamp of its order, and the id that breaks ties. */
export interface PageCursor {
  at: string;
  id: string;
}

/**
 * Decodes a query's cursor; null without one. A cursor is valid for the list and filters that it was issued for;
 * `limit`, `fields` and `include` may change between pages. Throws `invalid_request` for an invalid cursor.
 */
export function decodePageCursor<Position = PageCursor>(
  secret: string,
  list: string,
  query: ListQuery,
): Position | null {
  return query.cursor === undefined
    ? null
    : (decodeCursor(secret, queryKey(list, query), query.cursor) as Position);
}

/** Builds the list envelope of a page: `pagination` and `links`. */
export function pageEnvelope(
  secret: string,
  list: string,
  query: ListQuery,
  next: object | null,
  url: string,
) {
  const nextCursor = next ? encodeCursor(secret, queryKey(list, query), { ...next }) : null;
  const link = (cursor: string | undefined) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, cursor })) {
      if (value !== undefined) parameters.set(name, String(value));
    }
    return `${url}?${parameters}`;
  };
  return {
    pagination: { nextCursor, hasMore: nextCursor !== null },
    links: { self: link(query.cursor), next: nextCursor ? link(nextCursor) : null },
  };
}

type ListQuery = { cursor?: string | undefined } & { [name: string]: unknown };

function queryKey(
  list: string,
  { cursor: _, limit: __, fields: ___, include: ____, ...filters }: ListQuery,
): string {
  const appliedFilters = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify([list, appliedFilters.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
