import { record } from "../messages/recorded.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { experimentSchema } from "./experiment-schema.ts";
import { problemTexts } from "./problem-texts.ts";

/** The keywords of the schema that bound sizes, and those that lead to them. */
interface SizeSchema {
  $ref?: string;
  maxItems?: number;
  maxProperties?: number;
  items?: SizeSchema;
  properties?: Record<string, SizeSchema>;
}

/** The measurements of all Claims together. With aliases 20,000 of them fit in 256 KiB. */
const maxMeasurements = 2_000;

/** The members of an object, where the schema has no `maxProperties`. */
const maxMembers = 100;

/**
 * Finds lists and objects with more items than the schema allows, and too many measurements. To be checked before the
 * schema, whose validator collects every error of every item: for a list of 85,000 empty objects it took 126 s.
 */
export function* checkSizes(value: unknown): Generator<SchemaProblem> {
  yield* checkSize(value, experimentSchema as SizeSchema, []);
  const count = countMeasurements(value);
  if (count > maxMeasurements) {
    const message = record(problemTexts.measurements, { count, most: maxMeasurements });
    yield { path: ["claims"], message };
  }
}

function* checkSize(value: unknown, schema: SizeSchema, path: (string | number)[]): Generator<SchemaProblem> {
  const { items, maxItems, properties, maxProperties = maxMembers } = resolve(schema);
  if (Array.isArray(value)) {
    if (maxItems !== undefined && value.length > maxItems) {
      yield { path, message: record(problemTexts.items, { count: value.length, most: maxItems }) };
    } else if (items) {
      for (const [index, item] of value.entries()) yield* checkSize(item, items, [...path, index]);
    }
  } else if (typeof value === "object" && value !== null) {
    const size = Object.keys(value).length;
    if (size > maxProperties) {
      yield { path, message: record(problemTexts.members, { count: size, most: maxProperties }) };
      return;
    }
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (Object.hasOwn(value, name)) {
        yield* checkSize((value as Record<string, unknown>)[name], property, [...path, name]);
      }
    }
  }
}

function resolve(schema: SizeSchema): SizeSchema {
  const name = schema.$ref?.replace("#/$defs/", "");
  return name === undefined ? schema : (experimentSchema.$defs as Record<string, SizeSchema>)[name]!;
}

/** The value has not been validated: anything may be anywhere. */
function countMeasurements(value: unknown): number {
  const claims = (value as { claims?: unknown } | null)?.claims;
  if (!Array.isArray(claims)) return 0;
  return claims.reduce((count: number, claim) => {
    const measurements = (claim as { measurements?: unknown } | null)?.measurements;
    return count + (Array.isArray(measurements) ? measurements.length : 0);
  }, 0);
}
