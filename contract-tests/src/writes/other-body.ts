import type { Operation, Schema } from "../contract/document.ts";
import { isObject } from "../contract/json-pointer.ts";
import type { Schemas } from "../contract/schemas.ts";
import { isJson, type Request } from "../request.ts";

/** The request with another body that the contract allows; null where none is known: one of bytes, or without members. */
export function withOtherBody(schemas: Schemas, operation: Operation, request: Request): Request | null {
  const [, media] = Object.entries(operation.requestBody?.content ?? {}).find(([type]) => isJson(type)) ?? [];
  if (typeof request.body !== "string" || !isJson(request.headers["content-type"] ?? "") || !media?.schema)
    return null;
  const body: unknown = JSON.parse(request.body);
  if (!isObject(body)) return null;
  const { properties = {} } = schemas.resolve(media.schema) as { properties?: Record<string, Schema> };
  for (const [name, value] of Object.entries(body))
    for (const other of othersOf(schemas.resolve(properties[name] ?? {}), value)) {
      const changed = { ...body, [name]: other };
      if (schemas.problems(media.schema, changed, false).length === 0)
        return { ...request, body: JSON.stringify(changed) };
    }
  return null;
}

function othersOf(schema: Schema, value: unknown): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum.filter((one) => one !== value);
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value - 1];
  // An identifier stays one with another last letter.
  return typeof value === "string"
    ? [`${value}0`, value.replace(/.$/u, (last) => (last === "0" ? "1" : "0"))]
    : [];
}
