import { decodeCursor, encodeCursor } from "./cursor.ts";

/** Where a list of results ended. */
export interface SearchCursor {
  tier: number;
  number: number;
}

/** What a cursor of a search holds for: one of its two lists, for this query and subject; `limit` may change. */
export interface SearchedList {
  secret: string;
  list: "repositories" | "claims";
  q: string;
  subject: string | undefined;
}

export function decodeSearchCursor(searched: SearchedList, cursor: string | undefined): SearchCursor | null {
  return cursor === undefined
    ? null
    : (decodeCursor(searched.secret, keyOf(searched), cursor) as SearchCursor);
}

export function searchPagination(searched: SearchedList, next: SearchCursor | null) {
  const nextCursor = next ? encodeCursor(searched.secret, keyOf(searched), next) : null;
  return { nextCursor, hasMore: nextCursor !== null };
}

const keyOf = ({ list, q, subject }: SearchedList) => JSON.stringify(["search", list, q, subject ?? null]);
