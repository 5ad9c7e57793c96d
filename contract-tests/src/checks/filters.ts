import { matches } from "../answers/filter.ts";
import type { Operation, Parameter } from "../contract/document.ts";
import { at, type Json } from "../contract/json-pointer.ts";
import { itemsOf, type PagedList, pagedLists } from "../contract/pages.ts";
import { findQuery, queryParameters } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { knownListRequest, knownRequest } from "../known-request.ts";
import type { Probe } from "../recorder.ts";
import { type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";
import { keyOf, walk } from "./read-list.ts";

/** Every filter, against the records that the list has without it. */
export const filters: OperationCheck = {
  name: "filtered-list",
  summary: "A filtered list has every record that the filter names, and no other",
  source: "contract: x-matches of the parameter",
  async run(session, operation) {
    if (operation.method !== "GET") return;
    for (const list of pagedLists(operation)) await checkFilters(session, operation, list);
  },
};

async function checkFilters(session: Session, operation: Operation, list: PagedList): Promise<void> {
  const request = await knownListRequest(session, operation, list, "filtered-list");
  const parameters = queryParameters(operation).filter((parameter) => parameter["x-matches"]);
  const most = String(findQuery(operation, "limit")?.schema?.maximum ?? 100);
  if (!request || parameters.length === 0) return;
  const probe = { check: "filtered-list", operation, description: "the list without a filter" };
  const all = await walk(session, probe, withQuery(request, "limit", most), list, 5);
  // Without its end it is not known what the list has.
  if (!all?.isWhole || all.items.length === 0)
    return session.recordSkip(probe, "there is no list that can be read whole");
  for (const parameter of parameters)
    for (const value of valuesOf(session, parameter, all.items)) {
      const description = `${parameter.name}=${value}`;
      const sent = withQuery(withQuery(request, parameter.name, value), "limit", most);
      const find = (message: string) =>
        session.recordFinding({ ...probe, description }, `${description}: ${message}`, sent, 200);
      const found = await walk(session, { ...probe, description }, sent, list, 5);
      if (!found) continue;
      await checkRelated(session, parameter, value, found.items, find);
      const has = new Set(found.items.map(keyOf));
      const known = new Set(all.items.map(keyOf));
      for (const item of all.items) {
        const isWanted = matches(parameter, value, item);
        if (isWanted === true && !has.has(keyOf(item)) && isAsked(parameter, item, value)) {
          find(`it leaves out ${keyOf(item)}, which it names`);
          break;
        }
      }
      const lost = await lostInPages(session, { ...probe, description }, sent, list, found.items);
      if (lost !== null) find(`in pages it leaves out ${lost}`);
      const strange = parameter.required ? undefined : found.items.find((item) => !known.has(keyOf(item)));
      if (strange) find(`it has ${keyOf(strange)}, which the whole list has not`);
    }
  await checkTogether(session, operation, list, withQuery(request, "limit", most), parameters, all.items);
}

/** The first item that is lost where what a filter finds is read in two pages; null where none is. */
async function lostInPages(
  session: Session,
  probe: Probe,
  request: Request,
  list: PagedList,
  items: Json[],
): Promise<string | null> {
  if (items.length < 2) return null;
  const sent = withQuery(request, "limit", String(Math.ceil(items.length / 2)));
  const halves = await walk(session, probe, sent, list, 3);
  const has = new Set(halves?.items.map(keyOf));
  const lost = halves && items.find((item) => !has.has(keyOf(item)));
  return lost ? keyOf(lost) : null;
}

/** Two filters at once: of what the first lets through, the second leaves some out. */
async function checkTogether(
  session: Session,
  operation: Operation,
  list: PagedList,
  request: Request,
  parameters: Parameter[],
  items: Json[],
): Promise<void> {
  const pairs = parameters.flatMap((first) =>
    parameters.filter((second) => second !== first).map((second) => [first, second] as const),
  );
  for (const [first, second] of pairs) {
    const values = [first, second].map((one) => valuesOf(session, one, items));
    const both = values[0]!.flatMap((one) => values[1]!.map((other) => [one, other] as const));
    const chosen = both.find(([one, other]) => {
      const ofFirst = items.filter((item) => matches(first, one, item) === true);
      return ofFirst.some((item) => matches(second, other, item) === false);
    });
    if (!chosen) continue;
    const sent = withQuery(withQuery(request, first.name, chosen[0]), second.name, chosen[1]);
    const description = `${first.name}=${chosen[0]} and ${second.name}=${chosen[1]}`;
    const probe = { check: "filtered-list", operation, description };
    const found = await walk(session, probe, sent, list, 5);
    if (!found?.isWhole) continue;
    const has = new Set(found.items.map(keyOf));
    const lost = items.find(
      (item) =>
        matches(first, chosen[0], item) === true &&
        matches(second, chosen[1], item) === true &&
        isAsked(first, item, chosen[0]) &&
        isAsked(second, item, chosen[1]) &&
        !has.has(keyOf(item)),
    );
    if (lost)
      session.recordFinding(
        probe,
        `${description}: it leaves out ${keyOf(lost)}, which both name`,
        sent,
        200,
      );
  }
}

/** What a filter is about may stand in records of another list. */
async function checkRelated(
  session: Session,
  { name, "x-matches": rule }: Parameter,
  value: string,
  items: Json[],
  find: (message: string) => void,
): Promise<void> {
  const other = session.contract.operations.find(
    ({ operationId }) => operationId === rule?.related?.operationId,
  );
  const request = other && knownRequest(session, other);
  if (!rule?.related || !request) return;
  for (const item of items.slice(0, 2)) {
    const sent = withQuery(withQuery(request, rule.related.parameter, String(item.id)), name, value);
    const probe = { check: "filtered-list", operation: other, description: `${name}=${value} of ${item.id}` };
    const answer = await session.send(probe, sent);
    const lists = pagedLists(other).flatMap((list) =>
      answer?.status === 200 ? [itemsOf(jsonOf(answer), list)] : [],
    );
    if (lists.some((list) => list?.length === 0))
      find(`it has ${item.id}, of which ${other.operationId} has nothing so`);
  }
}

/** A text is looked for in more than the record shows: what it is not found in says nothing. */
function isAsked({ "x-matches": rule, description }: Parameter, item: Json, value: string): boolean {
  if (rule?.rule !== "words") return true;
  const spelled = (text: string) =>
    /without regard to case/.test(description ?? "") ? text.toLowerCase() : text;
  return rule.members.some((pointer) => spelled(String(at(item, pointer))).includes(spelled(value)));
}

/** Returns values that records have, and every choice of a parameter that has few. */
function valuesOf(session: Session, { name, schema, "x-matches": rule }: Parameter, items: Json[]): string[] {
  const resolved = session.contract.schemas.resolve(schema ?? {});
  const found = items.flatMap((item) => rule!.members.flatMap((pointer) => at(item, pointer)));
  const texts = [...new Set(found.filter((value) => typeof value === "string" && value !== ""))] as string[];
  const random = session.random(`filter ${name}`);
  if (Array.isArray(resolved.enum)) return resolved.enum.map(String);
  if (rule!.rule === "notBefore") {
    const sorted = texts.sort();
    const times = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].filter(
      (time) => time !== undefined,
    );
    // At a record's own time, and one instant later: `at or after` has the first alone.
    const [, middle = sorted[0]] = times;
    return [
      ...new Set(times.flatMap((time) => [time, new Date(Date.parse(time) + 1).toISOString()])),
      ...(middle === undefined ? [] : [elsewhere(middle)]),
    ];
  }
  if (rule!.rule === "words") {
    const words = texts
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => /^[\p{L}\p{N}]{3,40}$/u.test(word));
    return [
      ...new Set(words.length > 0 ? [words[0]!, random.pick(words), random.pick(words).toUpperCase()] : []),
    ];
  }
  const whole = [texts[0], texts.at(-1), texts.length > 0 ? random.pick(texts) : undefined];
  return [...new Set([...whole, ...nearby(texts)])].filter((value) => value !== undefined);
}

/** The same time as a clock five and a half hours to the east tells it (RFC 3339, section 5.6). */
const elsewhere = (time: string): string =>
  new Date(Date.parse(time) + 19_800_000).toISOString().replace("Z", "+05:30");

/** What a value begins with, which is not the value. */
function nearby(texts: readonly string[]): string[] {
  const begun = texts.flatMap((text) => /^\p{L}+(?=[^\p{L}])/u.exec(text)?.[0] ?? text.slice(0, -1));
  return begun.filter((text) => text !== "" && !texts.includes(text)).slice(0, 1);
}
