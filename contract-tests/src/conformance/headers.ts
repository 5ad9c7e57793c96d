import type { Response, Schema } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import type { Exchange } from "../exchange.ts";

/** Returns the problems of declared headers: required and missing, or present and invalid. */
export function headerProblems(
  schemas: Schemas,
  { headers = {} }: Response,
  exchange: Omit<Exchange, "bytes">,
): string[] {
  return Object.entries(headers).flatMap(([name, { required, schema = {} }]) => {
    const text = exchange.headers.get(name);
    if (text === null) return required ? [`the header ${name} is missing`] : [];
    const problems = schemas.problems(schema, readHeader(schemas.resolve(schema), text), true);
    return problems.map(
      (problem) => `the header ${name} is ${JSON.stringify(text)}: ${problem.replace(/^\/ /, "")}`,
    );
  });
}

/** Converts a header's text to the type of its schema. */
function readHeader({ type }: Schema, text: string): unknown {
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}
