import type { Schema } from "../contract/document.ts";

/**
 * Whether the number of errors of a hostile value is bounded by `schema`. If so, every error can be reported; if not,
 * only the first, because a body of 26 MiB would otherwise become millions of error objects.
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

/** Maximum number of items: more than any list of the contract has, few enough to report each one's error. */
const mostItems = 200;
