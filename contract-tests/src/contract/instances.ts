import type { Schema } from "./document.ts";
import { isObject, type Json } from "./json-pointer.ts";
import type { Schemas } from "./schemas.ts";

/** An object in a body, with the name of the component schema that describes it. */
export interface Instance {
  schema: string;
  value: Json;
  pointer: string;
}

const prefix = "#/components/schemas/";

/**
 * Finds every object in a value that a named schema describes; of alternatives, each that may. What was found in a body
 * is kept as long as the body, since many checks look at it; neither is to be changed.
 */
export function instancesOf(schemas: Schemas, schema: Schema, value: unknown): readonly Instance[] {
  if (typeof value !== "object" || value === null) return [];
  const known = found.get(value);
  if (known?.schema === schema) return known.instances;
  const instances: Instance[] = [];
  collect(schemas, schema, value, "", instances);
  found.set(value, { schema, instances });
  return instances;
}

const found = new WeakMap<object, { schema: Schema; instances: readonly Instance[] }>();

function collect(schemas: Schemas, schema: Schema, value: unknown, pointer: string, into: Instance[]): void {
  if (typeof value !== "object" || value === null) return;
  const { $ref } = schema;
  const name = typeof $ref === "string" && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
  if (name !== undefined && isObject(value)) into.push({ schema: name, value, pointer });
  const { properties, items, anyOf, oneOf, allOf } = schemas.resolve(schema) as {
    properties?: Record<string, Schema>;
    items?: Schema;
  } & Record<string, Schema[] | undefined>;
  for (const alternatives of [anyOf, oneOf, allOf])
    for (const one of alternatives ?? []) collect(schemas, one, value, pointer, into);
  if (Array.isArray(value)) {
    for (const [index, item] of items ? value.entries() : [])
      collect(schemas, items!, item, `${pointer}/${index}`, into);
    return;
  }
  for (const [member, inner] of Object.entries(properties ?? {}))
    if ((value as Json)[member] !== undefined)
      collect(schemas, inner, (value as Json)[member], `${pointer}/${member}`, into);
}
