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
  const takesAnyText = !parameter.required || parameter["x-matches"] !== undefined;
  return strings(schema, example === undefined ? [] : [String(example)], takesAnyText);
}

function integers({ minimum, maximum }: Schema): BoundaryValues {
  const edges = [minimum, maximum].filter((edge) => typeof edge === "number");
  const past = [
    ...(typeof minimum === "number" ? [minimum - 1, -1, -2147483649] : []),
    ...(typeof maximum === "number" ? [maximum + 1, 99999999999999999999n] : []),
  ];
  return {
    valid: edges.map(String),
    invalid: [
      ...new Set(past.map(String)),
      "0x10",
      "1e1",
      " 5 ",
      "+5",
      "5.5",
      "5,6",
      "five",
      "",
      "NaN",
      "\u0665",
    ],
  };
}

const unknownValue = "no-such-value";

function choices(values: string[]): BoundaryValues {
  const other = values.find((value) => value.toUpperCase() !== value);
  return {
    valid: values,
    invalid: [unknownValue, "", ...(other ? [other.toUpperCase()] : []), `${values[0]} `],
  };
}

function lists(items: Schema, { minItems, uniqueItems }: Schema): BoundaryValues {
  if (!Array.isArray(items.enum)) return { valid: [], invalid: [] };
  const [first] = items.enum;
  const empty = typeof minItems === "number" && minItems > 0 ? [""] : [];
  return {
    valid: [items.enum.join(","), String(first)],
    invalid: [
      ...[unknownValue, `${first},${unknownValue}`, `${first},`, ...empty],
      ...(uniqueItems ? [`${first},${first}`] : []),
    ],
  };
}

function strings(
  { format, minLength, maxLength }: Schema,
  valid: string[],
  takesAnyText: boolean,
): BoundaryValues {
  const isTime = format === "date-time";
  const invalid = isTime ? ["yesterday", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-11-01"] : [];
  if (typeof minLength === "number" && minLength > 0) invalid.push("x".repeat(minLength - 1));
  // A longer one would test the server's limit of the request line instead.
  const isShort = typeof maxLength === "number" && maxLength < 4000;
  if (isShort) invalid.push("x".repeat(maxLength + 1));
  // What a required text stands for may be refused for other reasons than its length.
  const longest = isShort && takesAnyText && format === undefined ? ["x".repeat(maxLength)] : [];
  return { valid: [...valid, ...longest], invalid };
}
