import type { MediaType } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { isJson } from "../request.ts";

/** Returns how a body deviates from its schema. Binary bodies and event streams are not checked. */
export function bodyProblems(
  schemas: Schemas,
  { schema }: MediaType,
  type: string,
  exchange: Omit<Exchange, "bytes">,
): string[] {
  // Bytes of any type are no value of the schema, whatever they are.
  if (!schema || exchange.text === null || "contentMediaType" in schema) return [];
  const whole = !exchange.request.query.some(([name]) => name === "fields");
  if (isJson(type)) {
    const value = jsonOf(exchange);
    return value === undefined ? ["the body is not JSON"] : schemas.problems(schema, value, whole);
  }
  return type.startsWith("text/") ? schemas.problems(schema, exchange.text, whole) : [];
}
