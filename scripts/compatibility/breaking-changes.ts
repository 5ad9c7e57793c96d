import { apiDiff } from "api-smart-diff";
import type { BreakingChange } from "./breaking-change.ts";
import { declaredPointer } from "./declared-pointer.ts";
import type { Json } from "./json.ts";
import { excludedAlternatives } from "./security.ts";
import { isNarrowedRequest, isWidenedResponse } from "./type-changes.ts";
import { withoutTexts } from "./without-texts.ts";

type Difference = ReturnType<typeof apiDiff>[number];

/** What a client of `before` may rely on and `after` no longer promises, each once. */
export function breakingChanges(before: Json, after: Json): BreakingChange[] {
  const [old, now] = [withoutTexts(before), withoutTexts(after)];
  // The library changes the documents that it is given.
  const differences = apiDiff(structuredClone(old), structuredClone(now)).filter(isBreaking);
  const changes = differences.map(({ path, action, before, after }) => ({
    pointer: declaredPointer(action === "add" ? now : old, path),
    change: describe(action, before, after),
  }));
  const found = [...changes, ...excludedAlternatives(old, now)];
  return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()];
}

/** The library's judgement, and a stricter one where it takes a change that breaks a client for a compatible one. */
function isBreaking({ type, action, path, before, after }: Difference): boolean {
  // References are compared where they are used: only there is it known whether a schema is of a request or a response.
  if (path[0] !== "paths" || path.includes("security")) return false;
  const [parent, last] = [path.at(-2), path.at(-1)];
  const keyword = parent === "properties" ? null : last;
  const inResponse = path.includes("responses");
  // A member of a response that was optional is still read; one of a request is refused once it is unknown.
  if (parent === "properties" && action === "remove") return true;
  // Of an error as well, whose members the library takes for nobody's business.
  if (parent === "required" && inResponse) return action === "remove";
  // A client may wait for a value that a response no longer has.
  if (keyword === "enum" || parent === "enum") return type === "breaking" || action !== "add";
  if (keyword === "type" && action === "replace")
    return inResponse ? isWidenedResponse(before, after) : isNarrowedRequest(before, after);
  // What a text that is read always looks like was left open before.
  if (inResponse && action === "add" && (keyword === "pattern" || keyword === "format")) return false;
  // A header that now always comes was optional to who reads it; the library takes it for one that must be sent.
  if (inResponse && parent !== "schema" && keyword === "required" && path.includes("headers"))
    return after !== true;
  // It names the method of every generated client.
  if (keyword === "operationId") return true;
  return type === "breaking";
}

function describe(action: Difference["action"], before: unknown, after: unknown): string {
  if (action === "add") return typeof after === "string" ? `adds ${shown(after)}` : "is added";
  if (action === "remove")
    return typeof before === "string" ? `no longer has ${shown(before)}` : "is removed";
  return `changes from ${shown(before)} to ${shown(after)}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
