import type { Parameter, Schema } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import type { Schemas } from "../contract/schemas.ts";

export interface BoundaryValues {
  valid: string[];
  invalid: string[];
}

/** Returns values just inside and just outside of what a query parameter's schema allows, as text. */
export function boundaryValues(schemas: Schemas, parameter: Parameter): BoundaryValues {
  const schema = schemas.resolve(parameter.schema ?? {});
  const example = exampleOf(parameter);
  if (schema.type === "integer") return integers(schema);
  if (schema.type === "array") return lists(schemas.resolve((schema.items ?? {}) as Schema), schema);
  if (Array.isArray(schema.enum)) return choices(schema.enum.map(String));
  return strings(schema, example === undefined ? [] : [String(example)]);
}

function integers({ minimum, maximum }: Schema): BoundaryValues {
  const edges = [minimum, maximum].filter((edge) => typeof edge === "number");
  const past = [
    ...(typeof minimum === "number" ? [minimum - 1] : []),
    ...(typeof maximum === "number" ? [maximum + 1] : []),
  ];
  return {
    valid: edges.map(String),
    invalid: [...past.map(String), "0x10", "1e1", " 5 ", "5.5", "five", ""],
  };
}

const unknownValue = "no-such-value";

function choices(values: string[]): BoundaryValues {
  return { valid: [...new Set([values[0]!, values.at(-1)!])], invalid: [unknownValue, ""] };
}

function lists(items: Schema, { minItems }: Schema): BoundaryValues {
  if (!Array.isArray(items.enum)) return { valid: [], invalid: [] };
  const [first] = items.enum;
  const empty = typeof minItems === "number" && minItems > 0 ? [""] : [];
  return {
    valid: [items.enum.join(","), String(first)],
    invalid: [unknownValue, `${first},${unknownValue}`, ...empty],
  };
}

function strings({ format, minLength, maxLength }: Schema, valid: string[]): BoundaryValues {
  const invalid = format === "date-time" ? ["yesterday", "2026-13-01T00:00:00Z"] : [];
  if (typeof minLength === "number" && minLength > 0) invalid.push("x".repeat(minLength - 1));
  // A longer one would test the server's limit of the request line instead.
  if (typeof maxLength === "number" && maxLength < 4000) invalid.push("x".repeat(maxLength + 1));
  return { valid, invalid };
}
