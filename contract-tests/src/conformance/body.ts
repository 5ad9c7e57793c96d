import type { MediaType } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { isJson } from "../request.ts";

/** Returns how a body deviates from its schema. Binary bodies and event streams are not checked. */
export function bodyProblems(
  schemas: Schemas,
  { schema }: MediaType,
  type: string,
  exchange: Exchange,
): string[] {
  if (!schema || exchange.text === null) return [];
  const whole = !exchange.request.query.some(([name]) => name === "fields");
  if (isJson(type)) {
    const value = jsonOf(exchange);
    return value === undefined ? ["the body is not JSON"] : schemas.problems(schema, value, whole);
  }
  return type.startsWith("text/") ? schemas.problems(schema, exchange.text, whole) : [];
}
