import { at, type Json } from "../contract/json-pointer.ts";
import { itemsOf, type PagedList } from "../contract/pages.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import type { Probe } from "../recorder.ts";
import { type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";

/** A list as a walk along its cursors found it. */
export interface Walk {
  items: Json[];
  pages: Exchange[];
  /** Whether its end was reached. */
  isWhole: boolean;
}

/** Walks along a list, at most so many pages. Returns null where a page was not answered with 200. */
export async function walk(
  session: Session,
  probe: Probe,
  request: Request,
  list: PagedList,
  mostPages: number,
): Promise<Walk | null> {
  const items: Json[] = [];
  const pages: Exchange[] = [];
  let cursor: unknown;
  while (pages.length < mostPages) {
    const asked = typeof cursor === "string" ? withQuery(request, list.cursor, cursor) : request;
    const page = await session.send(probe, asked);
    if (page?.status !== 200) return null;
    const body = jsonOf(page);
    pages.push(page);
    items.push(...(itemsOf(body, list) ?? []));
    cursor = at(body, list.nextCursor);
    if (typeof cursor !== "string") return { items, pages, isWhole: true };
  }
  return { items, pages, isWhole: false };
}

/** What tells an item from another one. */
export const keyOf = (item: Json): string => String(item.id ?? item.sequence ?? JSON.stringify(item));
