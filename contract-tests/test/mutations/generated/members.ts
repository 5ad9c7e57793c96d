import type { Operation, Schema } from "../../../src/contract/document.ts";
import { contract, goodResponses } from "./pairs.ts";

/** A member of a JSON answer; `*` stands for each item of a list. */
export interface Member {
  path: string[];
  schema: Schema;
  isList: boolean;
}

/** Every member that the schema of an operation's successful answer declares. */
export function membersOf(operation: Operation): Member[] {
  const media = goodResponses(operation).flatMap(([, { content = {} }]) => Object.entries(content));
  const schema = media.find(([type, { schema: own }]) => /\bjson\b/.test(type) && own)?.[1].schema;
  const found = new Map<string, Member>();
  if (schema) collect(schema, [], [], found);
  return [...found.values()];
}

function collect(schema: Schema, path: string[], refs: string[], found: Map<string, Member>): void {
  const ref = typeof schema.$ref === "string" ? schema.$ref : undefined;
  if (path.length > 6 || (ref && refs.includes(ref))) return;
  const inside = ref ? [...refs, ref] : refs;
  const own = contract.schemas.resolve(schema) as {
    properties?: Record<string, Schema>;
    items?: Schema;
  } & Record<string, Schema[] | undefined>;
  for (const alternatives of [own.anyOf, own.oneOf, own.allOf])
    for (const one of alternatives ?? []) collect(one, path, inside, found);
  const key = path.join("/");
  if (path.length > 0 && path.at(-1) !== "*") {
    const known = found.get(key);
    const isList = known?.isList || own.items !== undefined;
    found.set(key, { path, schema: known && "enum" in known.schema ? known.schema : own, isList });
  }
  if (own.items) collect(own.items, [...path, "*"], inside, found);
  for (const [name, inner] of Object.entries(own.properties ?? {}))
    collect(inner, [...path, name], inside, found);
}

type Edit = (parent: Record<string, unknown>, name: string) => void;

/** Edits a member wherever it is in a value; where `last`, in the last item of each list alone. */
export function editAt(value: unknown, [name, ...rest]: string[], edit: Edit, last = false): void {
  if (typeof value !== "object" || value === null || name === undefined) return;
  if (name === "*") {
    const items = Array.isArray(value) ? value : [];
    for (const item of last ? items.slice(-1) : items) editAt(item, rest, edit, last);
    return;
  }
  const parent = value as Record<string, unknown>;
  if (!Object.hasOwn(parent, name)) return;
  if (rest.length === 0) edit(parent, name);
  else editAt(parent[name], rest, edit, last);
}
