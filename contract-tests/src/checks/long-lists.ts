import { authenticate } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { pagedLists } from "../contract/pages.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import { linksOf } from "./links.ts";

/**
 * Of the records that have a list of their own, puts one first whose list has several pages. The first that was met may
 * have an empty one, on which nothing of a list can be seen.
 */
export async function findLongLists(session: Session, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const [list] = pagedLists(operation);
    if (operation.method !== "GET" || !list || !operation.path.includes("{")) continue;
    for (const values of ownersOf(session, operation)) {
      const request = authenticate(session, operation, exampleRequest(operation, values));
      if (!request) break;
      const probe = { check: "walk", operation, description: "whether the list has several pages" };
      const page = await session.send(probe, withQuery(request, "limit", "1"));
      if (page?.status !== 200 || typeof at(jsonOf(page), list.nextCursor) !== "string") continue;
      session.known.set(operation.operationId, [values, ...(session.known.get(operation.operationId) ?? [])]);
      break;
    }
  }
}

/** Returns the records that links of answers lead to, whether they were followed or not. */
function ownersOf(session: Session, { operationId }: Operation): Values[] {
  const found = session.exchanges
    .filter(({ exchange }) => exchange.status < 300)
    .flatMap(({ operation, exchange }) => linksOf(operation, exchange, mostOfList))
    .filter(({ target }) => target === operationId)
    .map(({ values }) => JSON.stringify(values));
  return [...new Set(found)].slice(0, mostTried).map((values) => JSON.parse(values) as Values);
}

/** Most items of one list, and most records in all, that are tried. */
const mostOfList = 100;
const mostTried = 30;
