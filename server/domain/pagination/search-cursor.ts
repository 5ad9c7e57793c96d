import { decodeCursor, encodeCursor } from "./cursor.ts";

/** The last result of a page. */
export interface SearchCursor {
  tier: number;
  number: number;
}

/** The search that a cursor is valid for: one of its two lists, with this query and subject. `limit` may change. */
export interface SearchedList {
  secret: string;
  list: "repositories" | "claims";
  q: string;
  subject: string | undefined;
}

export function decodeSearchCursor(list: SearchedList, cursor: string | undefined): SearchCursor | null {
  return cursor === undefined ? null : (decodeCursor(list.secret, queryKey(list), cursor) as SearchCursor);
}

export function searchPagination(list: SearchedList, next: SearchCursor | null) {
  const nextCursor = next ? encodeCursor(list.secret, queryKey(list), next) : null;
  return { nextCursor, hasMore: nextCursor !== null };
}

const queryKey = ({ list, q, subject }: SearchedList) => JSON.stringify(["search", list, q, subject ?? null]);
