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

/** Finds every object in a value that a named schema describes; of alternatives, each that may. */
export function instancesOf(schemas: Schemas, schema: Schema, value: unknown, pointer = ""): Instance[] {
  if (typeof value !== "object" || value === null) return [];
  const { $ref } = schema;
  const name = typeof $ref === "string" && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
  const own = name !== undefined && isObject(value) ? [{ schema: name, value, pointer }] : [];
  const { properties, items, anyOf, oneOf, allOf } = schemas.resolve(schema) as {
    properties?: Record<string, Schema>;
    items?: Schema;
  } & Record<string, Schema[] | undefined>;
  const alternatives = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  return [
    ...own,
    ...alternatives.flatMap((one) => instancesOf(schemas, one, value, pointer)),
    ...(Array.isArray(value) && items
      ? value.flatMap((item, index) => instancesOf(schemas, items, item, `${pointer}/${index}`))
      : []),
    ...Object.entries(properties ?? {}).flatMap(([member, inner]) =>
      isObject(value) && value[member] !== undefined
        ? instancesOf(schemas, inner, value[member], `${pointer}/${member}`)
        : [],
    ),
  ];
}
