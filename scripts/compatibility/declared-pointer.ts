import { isObject, type Json } from "./json.ts";

/**
 * The JSON pointer to where `document` itself declares what lies at `path`, a path through the document with its
 * references followed: so that a schema that is used in ten places is named once.
 */
export function declaredPointer(document: Json, path: readonly PropertyKey[]): string {
  let segments: string[] = [];
  let node: Json | undefined = document;
  for (const key of path.map(String)) {
    while (isReference(node) && !(key in node)) {
      segments = node.$ref.slice(2).split("/");
      node = segments.reduce<Json | undefined>(
        (parent, name) => child(parent, unescapeToken(name)),
        document,
      );
    }
    // The library writes `allOf/0` for a reference with siblings.
    if (isReference(node) || child(node, key) !== undefined || !(key === "allOf" || key === "0")) {
      segments.push(escapeToken(key));
      node = child(node, key);
    }
  }
  return `#/${segments.join("/")}`;
}

function child(node: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(key)];
  return isObject(node) ? node[key] : undefined;
}

const isReference = (node: Json | undefined): node is { $ref: string } =>
  isObject(node) && typeof node.$ref === "string";

export const escapeToken = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescapeToken = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");
