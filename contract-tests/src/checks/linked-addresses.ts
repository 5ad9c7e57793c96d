import { callerOf } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { isObject } from "../contract/json-pointer.ts";
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
  for (const { operation, exchange } of session.exchanges) {
    const schema = exchange.status === 200 ? successSchema(operation) : undefined;
    const isOpen = Object.keys(callerOf(session.contract, exchange.request)).length === 0;
    if (!schema || !isOpen) continue;
    for (const { value } of instancesOf(session.contract.schemas, schema, jsonOf(exchange)))
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
