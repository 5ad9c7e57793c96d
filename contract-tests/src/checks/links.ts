import { authenticate, withApiKey } from "../authenticate.ts";
import { isAnonymous } from "../caller.ts";
import { declaredResponse } from "../contract/declared-response.ts";
import type { Link, Operation } from "../contract/document.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { evaluate, isIndexed } from "../contract/runtime-expression.ts";
import type { Exchange } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/**
 * Follows the contract's links from each 2xx response, transitively. What they lead to are the records that the other
 * checks ask for, which those of the contract's examples need not be.
 */
export const links: ServiceCheck = {
  name: "links",
  summary: "What a link of the contract leads to is there",
  source: "OpenAPI 3.1, section 4.8.20 (Link Object); contract: links",
  run: followLinks,
};

async function followLinks(session: Session, operations: readonly Operation[]): Promise<void> {
  const followed = new Map<string, number>();
  const known = new Set<string>();
  // The list grows during the iteration.
  for (const { operation, exchange } of session.exchanges) {
    if (exchange.status >= 300) continue;
    for (const { name, target: targetId, values, mayBeAbsent } of linksOf(operation, exchange)) {
      const target = operations.find(({ operationId }) => operationId === targetId);
      const kind = `${operation.operationId} ${name}`;
      const key = `${targetId} ${JSON.stringify(values)}`;
      if (target?.method !== "GET" || known.has(key) || (followed.get(kind) ?? 0) >= followedOfEach) continue;
      followed.set(kind, (followed.get(kind) ?? 0) + 1);
      known.add(key);
      let isThere = false;
      for (const request of requestsOf(target, values)) {
        const probe = {
          check: "links",
          operation: target,
          description: `${name} of ${operation.operationId}`,
        };
        // A cursor holds for whoever was given it.
        const isKeyed = !isAnonymous(session.contract, exchange.request);
        const identified =
          (isKeyed && withApiKey(session, target, request)) || authenticate(session, target, request);
        if (!identified) continue;
        const answer = await session.send(probe, identified);
        const accepted = mayBeAbsent ? [404, 451] : [451];
        expectStatus(session, probe, answer, (status) => status < 300 || accepted.includes(status), "2xx");
        isThere ||= answer !== null && answer.status < 300;
      }
      if (isThere)
        session.known.set(target.operationId, [...(session.known.get(target.operationId) ?? []), values]);
    }
  }
}

/** How many records each link is followed to. */
const followedOfEach = 5;

interface Followed {
  name: string;
  target: string;
  values: Values;
  mayBeAbsent: boolean;
}

/** Returns where the links of an answer lead to; of a list those of some of its items. */
export function linksOf(operation: Operation, exchange: Exchange, most = followedOfEach): Followed[] {
  const { links: declared = {} } = declaredResponse(operation, exchange.status) ?? {};
  return Object.entries(declared).flatMap(([name, link]) => {
    const isOfList = Object.values(link.parameters ?? {}).some(isIndexed);
    const record = recordOf(Object.values(link.parameters ?? {}).find(isIndexed));
    const found: Found[] = [];
    for (let index = 0; index < (isOfList ? mostOfPage : 1); index += 1) {
      const values = valuesOf(link, operation, exchange, index);
      if (!values) break;
      const item = record === null ? "" : evaluate(record, operation, exchange, index);
      found.push({ values, size: JSON.stringify(item ?? "").length });
    }
    const target = link.operationId;
    if (target === undefined) return [];
    const mayBeAbsent = link["x-may-be-absent"] === true;
    return chosen(found, most).map(({ values }) => ({ name, target, values, mayBeAbsent }));
  });
}

/** A list may have no more items than a page. */
const mostOfPage = 100;

/** A record of a list, by what names it, and how much the list tells of it. */
interface Found {
  values: Values;
  size: number;
}

/** The first ones, and of the others those with most to tell: what is new need not have what an older record has. */
function chosen(list: readonly Found[], most: number): Found[] {
  const first = Math.ceil(most / 2);
  const others = list.slice(first).toSorted((one, other) => other.size - one.size);
  return [...list.slice(0, first), ...others.slice(0, most - first)];
}

/** The expression of the record that an expression names a member of. */
const recordOf = (expression: unknown): string | null =>
  /^\$response\.body#.*?\/0(?=\/|$)/.exec(String(expression))?.[0] ?? null;

function valuesOf(
  { parameters = {} }: Link,
  operation: Operation,
  exchange: Exchange,
  index: number,
): Values | null {
  const values = Object.entries(parameters).map(([name, expression]): [string, unknown] => [
    name.replace(/^(path|query)\./, ""),
    evaluate(expression, operation, exchange, index),
  ]);
  const isComplete =
    values.length > 0 && values.every(([, value]) => typeof value === "string" && value !== "");
  return isComplete ? (Object.fromEntries(values) as Values) : null;
}

/** Returns the request without and with every optional section, because sections have further links. */
function requestsOf(operation: Operation, values: Values): Request[] {
  const request = operation.parameters
    .filter(({ name, in: place }) => place === "query" && values[name] !== undefined)
    .reduce<Request>(
      (sent, { name }) => withQuery(sent, name, values[name]!),
      exampleRequest(operation, values),
    );
  const sections = choicesOf(findQuery(operation, "include"));
  return sections.length > 0 ? [request, withQuery(request, "include", sections.join(","))] : [request];
}
