import { isSorted } from "../answers/page.ts";
import { authenticate } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { itemsOf, type PagedList, pagedLists } from "../contract/pages.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { knownListRequest } from "../known-request.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";
import { keyOf, type Walk, walk } from "./read-list.ts";

/** Walks along cursors. */
export const walks: OperationCheck = {
  name: "walk",
  summary: "A walk along cursors has every item once, in one order whatever the limit, and an end",
  source: "contract: x-pagination, limit, “Most records in the answer”, schema Pagination",
  async run(session, operation) {
    if (operation.method !== "GET") return;
    const lists = pagedLists(operation);
    for (const list of lists) await checkWalks(session, operation, list);
    for (const values of session.known.get(operation.operationId)?.slice(0, 2) ?? [])
      for (const list of lists) await checkOthers(session, operation, values, list, lists);
  },
};

/** The cursor of one of several lists leaves the others where they are. */
async function checkOthers(
  session: Session,
  operation: Operation,
  values: Values,
  list: PagedList,
  lists: readonly PagedList[],
): Promise<void> {
  const request = authenticate(session, operation, exampleRequest(operation, values));
  if (!request || lists.length < 2) return;
  const probe = { check: "walk", operation, description: `${list.cursor}, and what it does to other lists` };
  const first = await session.send(probe, withQuery(request, "limit", "1"));
  const cursor = first?.status === 200 ? at(jsonOf(first), list.nextCursor) : undefined;
  if (!first || typeof cursor !== "string") return;
  const sent = withQuery(withQuery(request, "limit", "1"), list.cursor, cursor);
  const second = await session.send(probe, sent);
  if (second?.status !== 200) return;
  for (const other of lists.filter((one) => one !== list)) {
    const keys = [first, second].map((page) => itemsOf(jsonOf(page), other)?.map(keyOf).join());
    if (keys[0] !== keys[1])
      session.recordFinding(probe, `${list.cursor} has changed ${other.items} as well`, sent, 200);
  }
}

async function checkWalks(session: Session, operation: Operation, list: PagedList): Promise<void> {
  const request = await knownListRequest(session, operation, list, "walk");
  const limit = findQuery(operation, "limit");
  if (!request || !limit) return;
  const probe = { check: "walk", operation, description: `a walk along ${list.cursor}` };
  const most = Number(limit.schema?.maximum ?? 100);
  for (let attempt = 1; ; attempt += 1) {
    const whole = await walk(session, probe, withQuery(request, "limit", String(most)), list, 20);
    if (!whole) return session.recordSkip(probe, "the list was not answered with 200");
    const problems: [string, Request][] = [];
    const report = (message: string, walked: Walk) => problems.push([message, walked.pages.at(-1)!.request]);
    for (const size of [1, 3]) {
      const sent = withQuery(request, "limit", String(size));
      const slow = await walk(session, probe, sent, list, mostSmallPages);
      if (slow) compare(slow, whole, size, list, report);
    }
    const parts = partsOf(operation, request, whole);
    const projected = parts && (await walk(session, probe, parts.sent, list, mostSmallPages));
    if (projected) compare(projected, whole, parts.size, list, report);
    await checkSizes(session, operation, list, request, whole, report);
    // What was added meanwhile is no fault: only what is seen twice counts.
    if (problems.length === 0) return;
    if (attempt === 2) {
      for (const [message, sent] of problems) session.recordFinding(probe, message, sent, 200);
      return;
    }
  }
}

const mostSmallPages = 30;

/** A walk in three pages on which records have nothing but what tells them apart; none where they cannot be cut so. */
function partsOf(
  operation: Operation,
  request: Request,
  whole: Walk,
): { sent: Request; size: number } | null {
  if (!choicesOf(findQuery(operation, "fields")).includes("id")) return null;
  const size = Math.max(2, Math.ceil(whole.items.length / 3));
  return { sent: withQuery(withQuery(request, "limit", String(size)), "fields", "id"), size };
}

type Report = (message: string, walked: Walk) => void;

function compare(slow: Walk, whole: Walk, size: number, list: PagedList, report: Report): void {
  const [small, all] = [slow.items.map(keyOf), whole.items.map(keyOf)];
  const repeated = small.filter((key, index) => small.indexOf(key) !== index);
  if (repeated.length > 0) report(`with limit=${size} it repeats ${repeated[0]}`, slow);
  if (slow.pages.slice(0, -1).some((page) => itemsOf(jsonOf(page), list)?.length !== size))
    report(`with limit=${size} a page before the last has not ${size} items`, slow);
  if (whole.isWhole && !slow.isWhole && small.length > all.length)
    report(`with limit=${size} it has no end`, slow);
  const expected = slow.isWhole ? all : all.slice(0, small.length);
  const lost = expected.filter((key) => !small.includes(key));
  const more = small.filter((key) => !all.includes(key));
  if (lost.length > 0) report(`with limit=${size} it loses ${lost[0]}`, slow);
  else if (more.length > 0 && whole.isWhole)
    report(`with limit=${size} it has ${more[0]}, which the whole list has not`, slow);
  else if (repeated.length === 0 && small.join() !== expected.join())
    report(`with limit=${size} it has another order`, slow);
  if (list.order !== undefined && !isSorted(slow.items, list.order))
    report(`the pages are not sorted by ${list.order}`, slow);
}

/** The limit that is asked for, and the one that is not, decide how much is answered. */
async function checkSizes(
  session: Session,
  operation: Operation,
  list: PagedList,
  request: Request,
  whole: Walk,
  report: Report,
): Promise<void> {
  const schema = findQuery(operation, "limit")?.schema ?? {};
  const sizes: [string, Request, number][] = [2, 5, Number(schema.maximum ?? 100)].map((size) => [
    `limit=${size}`,
    withQuery(request, "limit", String(size)),
    size,
  ]);
  if (typeof schema.default === "number") sizes.push(["without limit", request, schema.default]);
  for (const [description, sent, size] of sizes) {
    const page = await session.send({ check: "walk", operation, description }, sent);
    if (page?.status !== 200) continue;
    const body = jsonOf(page);
    const items = itemsOf(body, list) ?? [];
    const wanted = Math.min(size, whole.items.length);
    const found: Walk = { items, pages: [page], isWhole: false };
    if (items.length !== wanted)
      report(`${description}: ${items.length} of ${whole.items.length} items, not ${wanted}`, found);
    const hasMore = typeof at(body, list.nextCursor) === "string";
    if (whole.isWhole && hasMore !== whole.items.length > size)
      report(
        `${description}: ${hasMore ? "more" : "no more"} are announced, of ${whole.items.length}`,
        found,
      );
  }
}
