import type { BreakingChange } from "./breaking-change.ts";
import { escapeToken } from "./declared-pointer.ts";
import { isObject, type Json } from "./json.ts";

type Alternative = Record<string, string[]>;

/**
 * The operations that refuse a caller whom they accepted. The library compares the list of alternatives by index, and
 * takes one more scope for a compatible change.
 */
export function excludedAlternatives(before: Json, after: Json): BreakingChange[] {
  const now = securityByPointer(after);
  return [...securityByPointer(before)].flatMap(([pointer, alternatives]) => {
    const accepted = now.get(pointer);
    const excluded = accepted && alternatives.filter((one) => !isAccepted(accepted, one));
    return (excluded ?? []).map((one) => ({ pointer, change: `no longer accepts ${JSON.stringify(one)}` }));
  });
}

/** A key that is sent is checked even where nobody need send one: the alternative of the same schemes counts, if any. */
function isAccepted(accepted: Alternative[], old: Alternative): boolean {
  const schemes = (one: Alternative) => Object.keys(one).sort().join();
  const same = accepted.filter((one) => schemes(one) === schemes(old));
  return (same.length > 0 ? same : accepted).some((now) => demandsNoMore(now, old));
}

/** Whether who fulfils `old` also fulfils `now`. */
function demandsNoMore(now: Alternative, old: Alternative): boolean {
  return Object.entries(now).every(([scheme, scopes]) => {
    const had = old[scheme];
    return had !== undefined && scopes.every((scope) => had.includes(scope));
  });
}

function securityByPointer(document: Json): Map<string, Alternative[]> {
  const found = new Map<string, Alternative[]>();
  const { paths = {}, security: byDefault = [] } = document as Record<string, Json>;
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    for (const [method, operation] of Object.entries(isObject(item) ? item : {})) {
      if (!isObject(operation) || !("responses" in operation)) continue;
      const { security = byDefault } = operation;
      // An empty list means that nobody is asked.
      const alternatives = (security as Alternative[]).length > 0 ? (security as Alternative[]) : [{}];
      found.set(`#/paths/${escapeToken(path)}/${method}/security`, alternatives);
    }
  }
  return found;
}
