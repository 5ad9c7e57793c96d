import { isAnonymous } from "../caller.ts";
import type { Operation, Parameter } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { at, type Json } from "../contract/json-pointer.ts";
import { itemsOf, pagedLists } from "../contract/pages.ts";
import { findQuery, queryParameters, successSchema } from "../contract/parameters.ts";
import { isPublic } from "../contract/security.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Searches for what is there. */
export const knownItems: OperationCheck = {
  name: "known-item",
  summary: "A search for the words of a record finds it; one for words that nothing has finds nothing",
  source: "contract: q and its x-matches, “Words to look for”",
  async run(session, operation) {
    const parameter = queryParameters(operation).find(({ "x-matches": rule }) => rule?.rule === "words");
    if (!parameter || operation.method !== "GET" || !isPublic(operation)) return;
    const most = String(findQuery(operation, "limit")?.schema?.maximum ?? 100);
    const request = withQuery(exampleRequest(operation), "limit", most);
    for (const list of pagedLists(operation))
      for (const [id, words] of knownTexts(session, operation, list.items, parameter)) {
        const sent = withQuery(request, parameter.name, words);
        const probe = { check: "known-item", operation, description: `${parameter.name}=${words}` };
        const exchange = await session.send(probe, sent);
        const body = exchange?.status === 200 ? jsonOf(exchange) : undefined;
        const found = itemsOf(body, list);
        if (!found || typeof at(body, list.nextCursor) === "string") continue;
        if (!found.some((item) => item.id === id))
          session.recordFinding(
            probe,
            `a search for its own words does not find ${list.items.slice(1)}`,
            sent,
            200,
          );
      }
    await searchForNothing(session, operation, parameter, request);
  },
};

/** Returns records that everybody may see, of the schema that a list has, with words that they hold. */
function knownTexts(
  session: Session,
  operation: Operation,
  items: string,
  { "x-matches": rule }: Parameter,
): Map<string, string> {
  const texts = new Map<string, string>();
  const wanted = session.exchanges.find(
    (one) =>
      one.operation === operation &&
      one.exchange.status === 200 &&
      (at(jsonOf(one.exchange), `${items}/0/id`) ?? null) !== null,
  );
  const prefix = wanted
    ? String(at(jsonOf(wanted.exchange), `${items}/0/id`)).replace(/_.*/, "_")
    : undefined;
  if (prefix === undefined) return texts;
  for (const { operation: other, exchange } of session.exchanges) {
    const schema = successSchema(other);
    // What only its caller may see is not for everybody's search.
    if (
      !schema ||
      exchange.status !== 200 ||
      texts.size >= 4 ||
      !isAnonymous(session.contract, exchange.request)
    )
      continue;
    for (const { value } of instancesOf(session.contract.schemas, schema, jsonOf(exchange)))
      if (typeof value.id === "string" && value.id.startsWith(prefix) && texts.size < 4) {
        const words = wordsOf(value, rule!.members, texts.size);
        if (words) texts.set(value.id, words);
      }
  }
  return texts;
}

/** Words of one of the texts that a record has, of another one in its turn. */
function wordsOf(record: Json, members: readonly string[], turn: number): string | undefined {
  if ("withdrawal" in record && record.withdrawal !== null) return undefined;
  const texts = members
    .map((pointer) => at(record, pointer))
    .filter((one) => typeof one === "string" && one !== "");
  const words = String(texts[turn % texts.length] ?? "").match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 ? words.slice(0, 4).join(" ") : undefined;
}

async function searchForNothing(
  session: Session,
  operation: Operation,
  { name }: Parameter,
  request: Request,
): Promise<void> {
  const sent = withQuery(request, name, "qqxzzvkjwqy");
  const probe = { check: "known-item", operation, description: "words that nothing has" };
  const exchange = await session.send(probe, sent);
  const body = exchange?.status === 200 ? jsonOf(exchange) : undefined;
  if (pagedLists(operation).some((list) => (itemsOf(body, list)?.length ?? 0) > 0))
    session.recordFinding(probe, "a search for words that nothing has finds something", sent, 200);
}
