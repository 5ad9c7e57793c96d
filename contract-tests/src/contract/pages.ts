import type { Operation, Pages } from "./document.ts";
import { at, isObject, type Json } from "./json-pointer.ts";

/** A list that is read page by page: by the operation's `x-pagination`, or the `x-pages` of a cursor. */
export interface PagedList extends Pages {
  /** Name of the parameter that takes the cursor. */
  cursor: string;
}

export function pagedLists(operation: Operation): PagedList[] {
  const own = operation["x-pagination"];
  const others = operation.parameters.flatMap(({ name, "x-pages": pages }) =>
    pages ? [{ cursor: name, ...pages }] : [],
  );
  const lists = own ? [own, ...others] : others;
  // Others may say less by the same word.
  return lists.filter(({ nextCursor, items }) => typeof nextCursor === "string" && typeof items === "string");
}

/** Returns the items of a list in a body; undefined where there is no list. */
export function itemsOf(body: unknown, { items }: Pages): Json[] | undefined {
  const list = at(body, items);
  return Array.isArray(list) ? list.filter(isObject) : undefined;
}

/** Returns the records of a successful answer: the items of its lists, or the body itself. */
export function recordsOf(operation: Operation, body: unknown): Json[] {
  const lists = pagedLists(operation);
  if (lists.length > 0) return lists.flatMap((list) => itemsOf(body, list) ?? []);
  return isObject(body) ? [body] : [];
}
