import { isObject, type Json } from "./json.ts";

const texts = new Set(["description", "summary", "title", "example", "examples"]);

/** A contract without what is for people alone: the library reads a `$ref` with a sibling as another schema than the `$ref`. */
export function withoutTexts(node: Json, areMembers = false): Json {
  if (Array.isArray(node)) return node.map((item) => withoutTexts(item));
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([name]) => areMembers || !texts.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutTexts(value, !areMembers && name === "properties")]),
  );
}
