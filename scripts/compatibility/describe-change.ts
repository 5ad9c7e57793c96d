import type { apiDiff } from "api-smart-diff";
import { isObject, type Json } from "./json.ts";

/** What happened, and to what: `adds`, `` `plan.env` ``. */
export interface ChangedPlace {
  verb: string;
  what: string;
}

/** Says one change of a part of the contract in words. `path` is its place in the part. */
export function describeChange(
  path: readonly string[],
  { action, before, after }: Pick<ReturnType<typeof apiDiff>[number], "action" | "before" | "after">,
): ChangedPlace {
  const [isAdded, isRemoved] = [action === "add", action === "remove"];
  if (path.length === 0) return { verb: isAdded ? "added" : isRemoved ? "removed" : "changed", what: "" };
  const value = isRemoved ? before : after;
  const [list, index] = path.slice(-2);
  if (list === "required" && /^\d+$/.test(index!)) {
    const member = placeOf([...path.slice(0, -2), "properties", String(value)]);
    return { verb: isRemoved ? "no longer always has" : "now always has", what: member };
  }
  if (!isAdded && !isRemoved)
    return { verb: `has another ${placeOf(path)}:`, what: `${shown(before)} became ${shown(after)}` };
  const verb = isAdded ? "adds" : "removes";
  const isItem = index !== undefined && /^\d+$/.test(index) && list !== "responses";
  if (!isItem && path[0] !== "parameters") return { verb, what: placeOf(path) };
  const values = Array.isArray(value) ? value.map(shown) : [shown(value)];
  return { verb: `${verb} to its ${placeOf(isItem ? path.slice(0, -1) : path)}`, what: values.join(", ") };
}

/** `properties/plan/properties/env` is the member `plan.env`; other places keep their names. */
function placeOf(path: readonly string[]): string {
  const [status, kind, header] = path.slice(1);
  if (path[0] === "responses" && path.length === 2) return `status ${status}`;
  if (path[0] === "responses" && kind === "headers" && path.length === 4) return `\`${header}\` of ${status}`;
  const members: string[] = [];
  let rest = path;
  while (rest[0] === "properties" && rest[1] !== undefined) {
    members.push(rest[1]);
    rest = rest.slice(2);
    if (rest[0] === "items" && rest.length > 1) rest = rest.slice(1);
  }
  const keyword = rest.length > 0 ? [`\`${rest.join(" ")}\``] : [];
  return [...keyword, ...(members.length > 0 ? [`\`${members.join(".")}\``] : [])].join(" of ");
}

function shown(value: unknown): string {
  if (isObject(value as Json)) {
    const { $ref, name } = value as { $ref?: string; name?: string };
    const known = $ref?.split("/").at(-1) ?? name;
    return known ? `\`${known}\`` : `\`${shortened(JSON.stringify(value))}\``;
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${shortened(text.split("#/components/").at(-1)!)}\``;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
