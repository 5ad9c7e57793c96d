import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { recordsOf } from "../contract/pages.ts";
import { queryParameters } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import type { Session } from "../session.ts";

/**
 * Lets searches begin with a word that many records have, so that there are pages to walk along: the text of one record
 * finds that one alone.
 */
export function findSearchWords(session: Session, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const parameter = queryParameters(operation).find(
      ({ required, "x-matches": rule }) => required && rule?.rule === "words",
    );
    const word = parameter && mostFrequentWord(session, parameter["x-matches"]!.members);
    if (!parameter || !word) continue;
    const known = session.known.get(operation.operationId) ?? [];
    session.known.set(operation.operationId, [{ [parameter.name]: word }, ...known]);
  }
}

function mostFrequentWord(session: Session, members: readonly string[]): string | undefined {
  const holders = new Map<string, Set<string>>();
  for (const { operation, exchange } of session.exchanges) {
    if (exchange.status !== 200) continue;
    for (const record of recordsOf(operation, jsonOf(exchange))) {
      if (typeof record.id !== "string") continue;
      const texts = members
        .flatMap((pointer) => at(record, pointer))
        .filter((text) => typeof text === "string");
      for (const word of texts
        .join(" ")
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? [])
        holders.set(word, (holders.get(word) ?? new Set()).add(record.id));
    }
  }
  return [...holders].sort(([, a], [, b]) => b.size - a.size)[0]?.[0];
}
