import { decodeCursor, encodeCursor } from "./cursor.ts";

/** A place in a list: the moment that it is sorted by and the id that breaks ties. */
export interface PageCursor {
  at: string;
  id: string;
}

/**
 * The place that a cursor stands for. A cursor holds for the list and the filters that it was given out for;
 * `limit`, `fields` and `include` may change between pages.
 */
export function decodePageCursor(secret: string, list: string, query: ListQuery): PageCursor | null {
  return query.cursor === undefined
    ? null
    : (decodeCursor(secret, queryKey(list, query), query.cursor) as PageCursor);
}

/** The list envelope: `pagination` and `links` of a page. */
export function pageEnvelope(
  secret: string,
  list: string,
  query: ListQuery,
  next: PageCursor | null,
  address: string,
) {
  const nextCursor = next ? encodeCursor(secret, queryKey(list, query), { ...next }) : null;
  const link = (cursor: string | undefined) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, cursor })) {
      if (value !== undefined) parameters.set(name, String(value));
    }
    return `${address}?${parameters}`;
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
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify([list, given.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
