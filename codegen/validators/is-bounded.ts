import type { Schema } from "../contract/document.ts";

/**
 * Whether a hostile value can break `schema` in only so many places. If so, every error can be reported; if not, the
 * first alone, since a body of 26 MiB would otherwise become millions of error objects.
 */
export function isBounded(
  schema: Schema,
  components: Record<string, Schema>,
  seen = new Set<string>(),
): boolean {
  if (schema.$ref) {
    const name = schema.$ref.split("/")[3] ?? "";
    if (seen.has(name)) return false;
    return isBounded(components[name] ?? {}, components, new Set([...seen, name]));
  }
  if (schema.items && (schema.maxItems ?? Number.POSITIVE_INFINITY) > mostItems) return false;
  if (schema.patternProperties || schema.propertyNames || typeof schema.additionalProperties === "object")
    return false;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return parts.every((part) => isBounded(part, components, seen));
}

/** More items than any list of the contract needs, few enough for a response that lists each one's error. */
const mostItems = 200;
