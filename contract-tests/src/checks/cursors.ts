import type { Operation, Parameter } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { at, type Json } from "../contract/json-pointer.ts";
import { itemsOf, type PagedList, pagedLists } from "../contract/pages.ts";
import { choicesOf, findQuery, queryParameters } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { knownListRequest } from "../known-request.ts";
import { type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Cursors that were not given out for this query. */
export const cursors: OperationCheck = {
  name: "cursor",
  summary: "A cursor that was changed, or given out for another list or another filter, is refused with 400",
  source: "contract: cursor, “Opaque cursor from pagination.nextCursor of the same query”",
  async run(session, operation) {
    if (operation.method !== "GET") return;
    for (const list of pagedLists(operation)) await checkCursors(session, operation, list);
  },
};

async function checkCursors(session: Session, operation: Operation, list: PagedList): Promise<void> {
  const request = await knownListRequest(session, operation, list, "cursor");
  if (!request) return;
  const first = withQuery(request, "limit", "1");
  const probe = { check: "cursor", operation };
  const page = await session.send({ ...probe, description: "the first page" }, first);
  const cursor = page?.status === 200 ? at(jsonOf(page), list.nextCursor) : undefined;
  if (typeof cursor !== "string")
    return session.recordSkip({ check: "cursor", operation }, "the list has one page alone");
  const items = itemsOf(jsonOf(page!), list) ?? [];
  const refused: [string, Request][] = [
    ...changed(cursor).map(([how, value]): [string, Request] => [how, withQuery(first, list.cursor, value)]),
    ...otherCursors(session, operation, list).map((value): [string, Request] => [
      "a cursor of another list",
      withQuery(first, list.cursor, value),
    ]),
    ...otherFilters(operation, request, items).map(([name, value]): [string, Request] => [
      `a cursor, with ${name}=${value} added`,
      withQuery(withQuery(first, list.cursor, cursor), name, value),
    ]),
    ...otherWords(operation, request).map(([name, value]): [string, Request] => [
      `a cursor, with another ${name}`,
      withQuery(withQuery(first, list.cursor, cursor), name, value),
    ]),
    ...(await filteredCursors(session, operation, list, first, items)),
  ];
  for (const [description, sent] of refused) {
    const described = { ...probe, description };
    expectStatus(session, described, await session.send(described, sent), [400], "400");
  }
  const kept: [string, string][] = [["limit", "2"]];
  for (const name of ["fields", "include"]) {
    const [choice] = choicesOf(findQuery(operation, name));
    if (choice) kept.push([name, choice]);
  }
  for (const [name, value] of kept) {
    const described = { ...probe, description: `a cursor, with ${name}=${value}` };
    const sent = withQuery(withQuery(first, list.cursor, cursor), name, value);
    const later = await session.send(described, sent);
    if (!expectStatus(session, described, later, [200], "200") || !later || name !== "limit") continue;
    const items = itemsOf(jsonOf(later), list);
    if (items && items.length < Number(value) && typeof at(jsonOf(later), list.nextCursor) === "string")
      session.recordFinding(
        described,
        `${items.length} items of a limit of ${value}, and more to come`,
        sent,
        200,
      );
  }
}

function changed(cursor: string): [string, string][] {
  const swap = (index: number) =>
    cursor.slice(0, index) + (cursor[index] === "A" ? "B" : "A") + cursor.slice(index + 1);
  return [
    ["a cursor with its first letter changed", swap(0)],
    ["a cursor with a letter in the middle changed", swap(Math.floor(cursor.length / 2))],
    // The last letter of base64url may have bits that say nothing.
    ["a cursor with a letter near its end changed", swap(Math.max(0, cursor.length - 3))],
    ["a cursor without its end", cursor.slice(0, -4)],
    ["a cursor with more at its end", `${cursor}AAAA`],
    ["a word for a cursor", "next"],
    ["a number for a cursor", "2"],
  ];
}

/** Returns cursors that other lists have given out so far. */
function otherCursors(session: Session, operation: Operation, list: PagedList): string[] {
  const found = session.exchanges.flatMap(({ operation: other, exchange }) =>
    pagedLists(other).flatMap((one) => {
      if (other === operation && one.cursor === list.cursor) return [];
      if (exchange.status !== 200) return [];
      const value = at(jsonOf(exchange), one.nextCursor);
      return typeof value === "string" ? [`${other.operationId} ${one.cursor}\n${value}`] : [];
    }),
  );
  const byList = new Map(found.map((one) => one.split("\n") as [string, string]));
  return [...byList.values()].slice(0, 3);
}

/** Filters that the list of a cursor did not have, with values of records where the contract says which they have. */
function otherFilters(operation: Operation, request: Request, items: readonly Json[]): [string, string][] {
  const sent = request.query.map(([name]) => name);
  return queryParameters(operation).flatMap((parameter): [string, string][] => {
    const { name, schema } = parameter;
    const isPaging = name === "limit" || name === "fields" || name === "include" || /cursor$/.test(name);
    // An identifier of no record may be 404 before the cursor is read.
    const isId = /(^|_)id$|Id$/.test(name);
    const value = ownValue(parameter, items) ?? (isId ? undefined : exampleOf(parameter));
    return isPaging || sent.includes(name) || value === undefined || schema?.type === "array"
      ? []
      : [[name, String(value)]];
  });
}

/** Other words than those that a list was asked for with. */
const otherWords = (operation: Operation, { query }: Request): [string, string][] =>
  queryParameters(operation).flatMap(({ name, "x-matches": rule }): [string, string][] => {
    const words = query.find(([sent]) => sent === name)?.[1] ?? "";
    const others = words.slice(0, -1).trim();
    return rule?.rule === "words" && others !== "" && others !== words.trim() ? [[name, others]] : [];
  });

/** Returns a value of a filter that the first record has. */
function ownValue({ "x-matches": rule }: Parameter, [first]: readonly Json[]): string | undefined {
  if (!rule || rule.rule === "words") return undefined;
  const found = rule.members.flatMap((pointer) => at(first, pointer)).find((one) => typeof one === "string");
  return found as string | undefined;
}

/** Cursors of filtered lists, sent without the filter. */
async function filteredCursors(
  session: Session,
  operation: Operation,
  list: PagedList,
  first: Request,
  items: readonly Json[],
): Promise<[string, Request][]> {
  const refused: [string, Request][] = [];
  for (const parameter of queryParameters(operation)) {
    const value = ownValue(parameter, items);
    if (value === undefined || parameter.required) continue;
    const description = `the first page with ${parameter.name}`;
    const sent = withQuery(first, parameter.name, value);
    const page = await session.send({ check: "cursor", operation, description }, sent);
    const cursor = page?.status === 200 ? at(jsonOf(page), list.nextCursor) : undefined;
    if (typeof cursor === "string")
      refused.push([
        `a cursor of a list with ${parameter.name}, without it`,
        withQuery(first, list.cursor, cursor),
      ]);
  }
  return refused;
}
