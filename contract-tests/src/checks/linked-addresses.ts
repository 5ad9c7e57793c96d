import { callerOf } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { at, isObject } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { findOperation } from "../contract/paths.ts";
import { jsonOf } from "../exchange.ts";
import type { Session, Values } from "../session.ts";

/**
 * Takes what records say of addresses for the parameters of operations to which no link of the contract leads, such as
 * those of pages.
 */
export function findLinkedAddresses(session: Session, operations: readonly Operation[]): void {
  const unknown = operations.filter(
    ({ operationId, method, path }) =>
      method === "GET" && path.includes("{") && !session.known.has(operationId),
  );
  const asking = operations.filter(({ parameters }) =>
    parameters.some(({ name, in: place, required }) => name === "url" && place === "query" && required),
  );
  for (const { operation, exchange } of session.exchanges) {
    const schema = exchange.status === 200 ? successSchema(operation) : undefined;
    const isOpen = Object.keys(callerOf(session.contract, exchange.request)).length === 0;
    if (!schema || !isOpen) continue;
    for (const { schema: name, value } of instancesOf(session.contract.schemas, schema, jsonOf(exchange))) {
      // A page is that of a repository: others have an address within it.
      if (name === "RepositorySummary")
        for (const { operationId } of asking) addKnown(session, operationId, at(value, "/links/html"));
      for (const address of isObject(value.links) ? Object.values(value.links) : []) {
        const found = typeof address === "string" ? addressed(session, unknown, address) : undefined;
        if (!found) continue;
        const known = session.known.get(found.operationId) ?? [];
        const isNew = !known.some((one) => JSON.stringify(one) === JSON.stringify(found.values));
        if (isNew && known.length < mostOfEach)
          session.known.set(found.operationId, [...known, found.values]);
      }
    }
  }
}

/** What takes the address of a page, in a query. */
function addKnown(session: Session, operationId: string, address: unknown): void {
  const known = session.known.get(operationId) ?? [];
  if (typeof address !== "string" || address.includes("#") || known.length >= mostOfEach) return;
  if (!known.some(({ url }) => url === address)) session.known.set(operationId, [...known, { url: address }]);
}

const mostOfEach = 3;

function addressed(
  session: Session,
  operations: readonly Operation[],
  address: string,
): { operationId: string; values: Values } | undefined {
  const base = new URL(session.baseUrl);
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  const root = base.pathname.replace(/\/$/, "");
  const path = url && (url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : url.pathname);
  const target = path === null ? undefined : findOperation(operations, path);
  if (!target || path === null) return undefined;
  const parts = path.split("/");
  const values = target.path
    .split("/")
    .flatMap((part, index): [string, string][] =>
      part.startsWith("{") ? [[part.slice(1, -1), decodeURIComponent(parts[index]!)]] : [],
    );
  return { operationId: target.operationId, values: Object.fromEntries(values) };
}
