import { type Exchange, jsonOf } from "../exchange.ts";
import type { Operation } from "./document.ts";
import { at } from "./json-pointer.ts";

/**
 * Evaluates a runtime expression of OpenAPI 3.1, section 4.8.20.3. What is no expression is a constant. An index 0 of
 * the response's body stands for the first of a list: `index` takes another one.
 */
export function evaluate(expression: unknown, operation: Operation, exchange: Exchange, index = 0): unknown {
  const text = String(expression);
  const [, from, where, name] =
    /^\$(request|response)\.(body|path|query|header)(?:[.#](.*))?$/.exec(text) ?? [];
  if (from === undefined) return text.startsWith("$") ? undefined : expression;
  if (from === "response" && where === "header") return exchange.headers.get(name ?? "") ?? undefined;
  if (from === "response" && where === "body") return at(jsonOf(exchange), indexed(name ?? "", index));
  const { request } = exchange;
  if (where === "query") return request.query.find(([other]) => other === name)?.[1];
  if (where === "header") return request.headers[name ?? ""];
  if (where === "body")
    return typeof request.body === "string" ? at(parsed(request.body), name ?? "") : undefined;
  const place = operation.path.split("/").indexOf(`{${name}}`);
  return place < 0 ? undefined : decodeURIComponent(request.path.split("/")[place] ?? "");
}

/** Whether an expression names the first of a list. */
export const isIndexed = (expression: unknown): boolean =>
  /^\$response\.body#.*\/0(\/|$)/.test(String(expression));

const indexed = (pointer: string, index: number): string => pointer.replace(/\/0(?=\/|$)/, `/${index}`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
