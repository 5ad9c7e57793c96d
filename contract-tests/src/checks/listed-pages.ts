import { isAnonymous } from "../caller.ts";
import { isObject, type Json } from "../contract/json-pointer.ts";
import { itemsOf, pagedLists } from "../contract/pages.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Pages that show what a list has, and how many of them at most. */
const pages: {
  page: string;
  list: string;
  query: Record<string, string>;
  most: number;
  from: "known" | "search" | "nothing";
}[] = [
  { page: "getOwnerPage", list: "listRepositories", query: { owner: "owner" }, most: 20, from: "known" },
  { page: "getSearchPage", list: "search", query: { q: "q" }, most: 10, from: "search" },
  { page: "getHomePage", list: "listRepositories", query: {}, most: 1, from: "nothing" },
];

/** What an address of the API lists, the page of the same has too. */
export const listedPages: ServiceCheck = {
  name: "listed-page",
  summary:
    "Pages lead to what the lists of the API have: an owner's repositories, what a search finds, the latest one",
  source:
    "contract: getOwnerPage, “the repositories that the caller may read”; getSearchPage; getHomePage, “the latest repositories”",
  async run(session) {
    for (const one of pages)
      for (const values of valuesOf(session, one.from, one.page)) await compare(session, one, values);
  },
};

function valuesOf(session: Session, from: (typeof pages)[number]["from"], page: string): Values[] {
  if (from === "nothing") return [{}];
  if (from === "known") return session.known.get(page)?.slice(0, 2) ?? [];
  const words = session.exchanges.flatMap(({ operation, exchange }) => {
    const q =
      operation.operationId === "search"
        ? exchange.request.query.find(([name]) => name === "q")?.[1]
        : undefined;
    return exchange.status === 200 && q !== undefined && /^\p{L}{4,}$/u.test(q) ? [q] : [];
  });
  return [...new Set(words)].slice(0, 2).map((q) => ({ q }));
}

async function compare(
  session: Session,
  { page, list, query, most }: (typeof pages)[number],
  values: Values,
): Promise<void> {
  const find = (id: string) => session.contract.operations.find(({ operationId }) => operationId === id);
  const [own, other] = [find(page), find(list)];
  if (!own || !other || session.options.only?.includes(page) === false) return;
  const probe = { check: "listed-page", operation: own, description: `compared with ${list}` };
  const asked = Object.entries(query).reduce<Request>(
    (sent, [name, from]) => withQuery(sent, name, values[from] ?? ""),
    exampleRequest(other),
  );
  const plain = exampleRequest(own, values);
  const request = own.path.includes("{")
    ? plain
    : Object.keys(query).reduce<Request>((sent, name) => withQuery(sent, name, values[name] ?? ""), plain);
  if (!isAnonymous(session.contract, asked)) return;
  // What is made between the two is no fault: it is looked at twice.
  for (const isLast of [false, true]) {
    const listed = await session.send(
      { ...probe, operation: other },
      withQuery(asked, "limit", String(most)),
    );
    const shown = await session.send(probe, request);
    if (listed?.status !== 200 || shown?.status !== 200) return;
    const items = pagedLists(other).flatMap((one) => itemsOf(jsonOf(listed), one) ?? []);
    const lost = items.find((item) => pathOf(item) !== null && !shown.text?.includes(`${pathOf(item)}`));
    if (!lost) return;
    if (isLast)
      session.recordFinding(probe, `it does not lead to ${lost.id}, which ${list} has`, request, 200);
  }
}

/** The path of a record's page; null where it has none. */
function pathOf({ links }: Json): string | null {
  const html = isObject(links) ? links.html : null;
  return typeof html === "string" && URL.canParse(html) ? new URL(html).pathname : null;
}
