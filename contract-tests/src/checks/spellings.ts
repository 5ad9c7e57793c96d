import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { itemsOf, pagedLists } from "../contract/pages.ts";
import { findQuery, queryParameters } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { knownRequest } from "../known-request.ts";
import { type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";
import { keyOf } from "./read-list.ts";

/** The same words, spelt otherwise. */
export const spellings: OperationCheck = {
  name: "spelling",
  summary:
    "A search finds the same in capitals, without accents and in another order, and by the starts of words",
  source: "contract: search, “as words or as the starts of longer ones, without regard to case and accents”",
  async run(session, operation) {
    const parameter = queryParameters(operation).find(
      ({ required, "x-matches": rule }) => required && rule?.rule === "words",
    );
    if (!parameter || operation.method !== "GET") return;
    const known = knownRequest(session, operation);
    if (!known) return;
    const most = String(findQuery(operation, "limit")?.schema?.maximum ?? 100);
    const request = withQuery(known, "limit", most);
    for (const text of textsOf(session, operation, parameter["x-matches"]!.members)) {
      const found = await find(session, operation, withQuery(request, parameter.name, text), text);
      if (!found || found.size === 0) continue;
      for (const [how, other, isMore] of respelt(text)) {
        if (other === text) continue;
        const sent = withQuery(request, parameter.name, other);
        const others = await find(session, operation, sent, other);
        if (!others) continue;
        const lost = [...found].find((id) => !others.has(id));
        const more = isMore ? undefined : [...others].find((id) => !found.has(id));
        const probe = { check: "spelling", operation, description: `${parameter.name}=${other}` };
        if (lost) session.recordFinding(probe, `${how}, it does not find ${lost}`, sent, 200);
        else if (more) session.recordFinding(probe, `${how}, it finds ${more} as well`, sent, 200);
      }
    }
  },
};

/** How a text can be spelt with the same meaning, and whether that may find more. */
function respelt(text: string): [string, string, boolean][] {
  const words = text.split(" ");
  const last = words.at(-1)!;
  return [
    ["in capitals", text.toUpperCase(), false],
    ["in small letters", text.toLowerCase(), false],
    ["without accents", text.normalize("NFD").replace(/\p{M}/gu, ""), false],
    ["in another order", words.toReversed().join(" "), false],
    ["with more blanks", ` ${words.join("  ")} `, false],
    ["by the start of a word", [...words.slice(0, -1), last.slice(0, -1)].join(" "), true],
  ];
}

/** Returns what is found of all kinds; null where there is more than a page, or no answer. */
async function find(
  session: Session,
  operation: Operation,
  request: Request,
  text: string,
): Promise<Set<string> | null> {
  const probe = { check: "spelling", operation, description: `a search for ${text}` };
  const exchange = await session.send(probe, request);
  if (exchange?.status !== 200) return null;
  const body = jsonOf(exchange);
  const lists = pagedLists(operation);
  if (lists.some(({ nextCursor }) => typeof at(body, nextCursor) === "string")) return null;
  return new Set(lists.flatMap((list) => (itemsOf(body, list) ?? []).map(keyOf)));
}

/** Words of what was found so far, with letters that have another case, and with accents. */
function textsOf(session: Session, operation: Operation, members: readonly string[]): string[] {
  const texts = session.exchanges
    .filter((one) => one.operation === operation && one.exchange.status === 200)
    .flatMap(({ exchange }) => pagedLists(operation).flatMap((list) => itemsOf(jsonOf(exchange), list) ?? []))
    .flatMap((item) => members.map((pointer) => at(item, pointer)))
    .filter((text) => typeof text === "string")
    .map((text) => (text.match(/\p{L}{4,}/gu) ?? []).slice(0, 2).join(" "));
  const several = [...new Set(texts)].filter((text) => text.includes(" "));
  const accented = several.find((text) => text !== text.normalize("NFD").replace(/\p{M}/gu, ""));
  return [...several.slice(0, 3), ...(accented ? [accented] : [])];
}
