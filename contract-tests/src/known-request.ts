import { authenticate } from "./authenticate.ts";
import type { Operation } from "./contract/document.ts";
import { at } from "./contract/json-pointer.ts";
import type { PagedList } from "./contract/pages.ts";
import { jsonOf } from "./exchange.ts";
import { exampleRequest, type Request, withQuery } from "./request.ts";
import { knownValues, type Session } from "./session.ts";

/** Returns the request for a record that the service has, as its caller; null without credentials that it needs. */
export function knownRequest(session: Session, operation: Operation): Request | null {
  return authenticate(session, operation, exampleRequest(operation, knownValues(session, operation)));
}

/** The same, for a record or words of which a list has several pages, where one is known. */
export async function knownListRequest(
  session: Session,
  operation: Operation,
  list: PagedList,
  check: string,
): Promise<Request | null> {
  const known = session.known.get(operation.operationId)?.slice(0, 2) ?? [];
  for (const values of known.length > 1 ? known : []) {
    const request = authenticate(session, operation, exampleRequest(operation, values));
    if (!request) return null;
    const probe = { check, operation, description: "whether the list has several pages" };
    const page = await session.send(probe, withQuery(request, "limit", "1"));
    if (page?.status === 200 && typeof at(jsonOf(page), list.nextCursor) === "string") return request;
  }
  return knownRequest(session, operation);
}
