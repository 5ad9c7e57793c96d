import type { Parameter } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { itemsOf, pagedLists } from "../contract/pages.ts";
import { findQuery } from "../contract/parameters.ts";
import type { Exchange } from "../exchange.ts";
import { type Answer, type AnswerCheck, isGood, queryOf } from "./answer-check.ts";

/** One page of a list. */
export const page: AnswerCheck = {
  name: "page",
  summary:
    "A page has no more items than limit, none twice, in the list's order; hasMore and the cursor agree",
  source: "contract: limit and its default, x-pagination, schemas Pagination and Links",
  problems(answer) {
    if (!isGood(answer)) return [];
    const lists = pagedLists(answer.operation);
    const cursors = lists
      .map(({ nextCursor }) => at(answer.body, nextCursor))
      .filter((cursor) => typeof cursor === "string");
    // Each list refuses another's.
    const shared = new Set(cursors).size < cursors.length ? ["two lists go on with the same cursor"] : [];
    const problems = lists.flatMap((list) => {
      const items = itemsOf(answer.body, list);
      if (!items) return [];
      const problems: string[] = [];
      const limit = limitOf(answer, findQuery(answer.operation, "limit"));
      if (items.length > limit)
        problems.push(`${items.length} items at ${list.items}, more than the limit of ${limit}`);
      else if (items.length < limit && typeof at(answer.body, list.nextCursor) === "string")
        problems.push(
          `${items.length} items at ${list.items}, less than the limit of ${limit}, and more are announced`,
        );
      const ids = items.map(({ id }) => id).filter((id) => id !== undefined);
      if (new Set(ids).size < ids.length) problems.push(`an item is at ${list.items} twice`);
      if (list.order !== undefined && !isSorted(items, list.order))
        problems.push(`${list.items} is not sorted by ${list.order.replace("-", "descending ")}`);
      return [...problems, ...endProblems(answer, list.nextCursor)];
    });
    return [...shared, ...problems];
  },
};

function limitOf(answer: Answer, parameter: Parameter | undefined): number {
  const given = Number(queryOf(answer, "limit") ?? parameter?.schema?.default ?? Number.NaN);
  return Number.isNaN(given) ? Number.POSITIVE_INFINITY : given;
}

export function isSorted(items: readonly unknown[], order: string): boolean {
  const pointer = order.replace(/^-/, "");
  const values = items.map((item) => at(item, pointer)).filter((value) => value !== undefined);
  return values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0 || before === null || value === null) return true;
    return order.startsWith("-") ? before! >= value! : before! <= value!;
  });
}

/** `hasMore`, `nextCursor` and the link `next` say the same. */
function endProblems({ body, operation, exchange }: Answer, pointer: string): string[] {
  const next = at(body, pointer);
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  const hasMore = at(body, `${parent}/hasMore`);
  const problems: string[] = [];
  if (next === "") problems.push("nextCursor is empty");
  if (typeof hasMore === "boolean" && hasMore !== (typeof next === "string"))
    problems.push(`hasMore is ${hasMore}, and nextCursor is ${next === null ? "null" : typeof next}`);
  const links = at(body, "/links");
  if (pagedLists(operation).length !== 1 || typeof links !== "object") return problems;
  const link = at(links, "/next");
  if (typeof next === "string" && link !== undefined && typeof link !== "string")
    problems.push("nextCursor names a page, and links.next does not");
  if (typeof next === "string" && typeof link === "string" && !decodeURIComponent(link).includes(next))
    problems.push("links.next has another cursor than nextCursor");
  if (typeof link === "string" && !isAddressOf(link, exchange, pagedLists(operation)[0]!.cursor))
    problems.push("links.next has other parameters than this page");
  const self = at(links, "/self");
  if (typeof self === "string" && !isAddressOf(self, exchange))
    problems.push("links.self is not the address of this page");
  if (next === null && typeof link === "string") problems.push("links.next is an address on the last page");
  return problems;
}

/** Whether an address has the path and the parameters of a request, but for one of them. */
function isAddressOf(address: string, { url, request }: Exchange, other?: string): boolean {
  if (!URL.canParse(address, url)) return false;
  const { pathname, searchParams } = new URL(address, url);
  return (
    decodeURIComponent(pathname).endsWith(decodeURIComponent(request.path)) &&
    request.query.every(([name, value]) => name === other || searchParams.getAll(name).includes(value))
  );
}
