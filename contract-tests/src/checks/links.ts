import { authenticate } from "../authenticate.ts";
import { declaredResponse } from "../contract/declared-response.ts";
import type { Operation, Response } from "../contract/document.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";

/**
 * Follows the contract's links from each 2xx response, transitively, and checks that their targets exist. The linked
 * parameters let other checks use existing records, which the contract's examples need not be.
 */
export async function checkLinks(session: Session, operations: readonly Operation[]): Promise<void> {
  const followed = new Set<string>();
  // The list grows during the iteration.
  for (const { operation, exchange } of session.successes)
    for (const link of linksOf(operation, exchange)) {
      const target = operations.find(({ operationId }) => operationId === link.operationId);
      const key = `${link.operationId} ${Object.keys(link.values).sort()}`;
      if (target?.method !== "GET" || followed.has(key)) continue;
      followed.add(key);
      session.linkedParameters.set(target.operationId, {
        ...session.linkedParameters.get(target.operationId),
        ...link.values,
      });
      for (const request of requestsOf(target, link.values)) {
        const probe = {
          check: "links" as const,
          operation: target,
          description: `${link.name} of ${operation.operationId}`,
        };
        const identified = authenticate(session, target, request);
        if (!identified) continue;
        const targetExchange = await session.send(probe, identified);
        expectStatus(session, probe, targetExchange, (status) => status < 300 || status === 451, "2xx");
      }
    }
}

interface Link {
  name: string;
  operationId: string;
  values: Record<string, string>;
}

function linksOf(operation: Operation, exchange: Exchange): Link[] {
  const { links = {} }: Response = declaredResponse(operation, exchange.status) ?? {};
  const body = jsonOf(exchange);
  return Object.entries(links).flatMap(([name, { operationId, parameters = {} }]) => {
    const values = Object.entries(parameters).map(([parameter, expression]) => [
      parameter,
      evaluate(expression, body),
    ]);
    const complete =
      operationId !== undefined &&
      values.length > 0 &&
      values.every(([, value]) => typeof value === "string");
    return complete ? [{ name, operationId, values: Object.fromEntries(values) }] : [];
  });
}

/** Evaluates a runtime expression of OpenAPI 3.1, section 4.8.20.3, that points into the body. */
function evaluate(expression: unknown, body: unknown): unknown {
  const pointer = /^\$response\.body#(\/.*)$/.exec(String(expression))?.[1];
  if (pointer === undefined) return undefined;
  const names = pointer
    .slice(1)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);
}

/** Returns the request without and with every optional section, because sections have further links. */
function requestsOf(operation: Operation, values: Record<string, string>): Request[] {
  const request = operation.parameters
    .filter(({ name, in: place }) => place === "query" && values[name] !== undefined)
    .reduce((sent, { name }) => withQuery(sent, name, values[name]!), exampleRequest(operation, values));
  const include = operation.parameters.find(({ name }) => name === "include")?.schema?.items as
    | { enum?: string[] }
    | undefined;
  return include?.enum ? [request, withQuery(request, "include", include.enum.join(","))] : [request];
}
