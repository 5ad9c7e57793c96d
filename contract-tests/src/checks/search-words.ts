import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { recordsOf } from "../contract/pages.ts";
import { queryParameters } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import type { Session } from "../session.ts";

/**
 * Lets searches begin with words that many records have, so that there are pages to walk along: the text of one record
 * finds that one alone.
 */
export function findSearchWords(session: Session, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const parameter = queryParameters(operation).find(
      ({ required, "x-matches": rule }) => required && rule?.rule === "words",
    );
    if (!parameter) continue;
    const words = frequentWords(session, parameter["x-matches"]!.members);
    const known = session.known.get(operation.operationId) ?? [];
    const found = words.map((word) => ({ [parameter.name]: word }));
    session.known.set(operation.operationId, [...found, ...known]);
  }
}

/** Returns the word that most records have, and the one that most have of which each kind has several. */
function frequentWords(session: Session, members: readonly string[]): string[] {
  // By the prefix of its identifier, which tells of what kind a record is.
  const holders = new Map<string, Map<string, Set<string>>>();
  const kinds = new Set<string>();
  for (const { operation, exchange } of session.exchanges) {
    if (exchange.status !== 200) continue;
    for (const record of recordsOf(operation, jsonOf(exchange))) {
      const texts = members
        .flatMap((pointer) => at(record, pointer))
        .filter((text) => typeof text === "string");
      if (typeof record.id !== "string" || texts.length === 0) continue;
      const kind = record.id.replace(/_.*/, "");
      kinds.add(kind);
      for (const word of texts
        .join(" ")
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []) {
        const byKind = holders.get(word) ?? new Map<string, Set<string>>();
        holders.set(word, byKind.set(kind, (byKind.get(kind) ?? new Set()).add(record.id)));
      }
    }
  }
  const fewest = (byKind: Map<string, Set<string>>) =>
    Math.min(...[...kinds].map((kind) => byKind.get(kind)?.size ?? 0));
  const all = (byKind: Map<string, Set<string>>) =>
    [...byKind.values()].reduce((total, { size }) => total + size, 0);
  const sorted = [...holders].sort(([, a], [, b]) => all(b) - all(a));
  const ofEach = sorted.find(([, byKind]) => fewest(byKind) > 1);
  return [sorted[0], ofEach].flatMap((one) => (one ? [one[0]] : []));
}
