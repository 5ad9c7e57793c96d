import type { Schema } from "../contract/document.ts";
import { ContractError } from "../contract/model.ts";

export interface Preparation {
  /**
   * `published`: objects stay open where the contract leaves them open, and one error names the first unknown member
   * of a closed one. `closed`: every object with `properties` and no word on others is closed, so that a member that
   * leaks out undeclared is found.
   */
  objects: "published" | "closed";
}

/** Returns the absolute form of a component's `$ref`, under which `compile` registers it. */
export const componentId = (name: string): string => `contract:/${name}`;

/**
 * Returns a copy with only the keywords that determine validity: no annotations or `x-` members; absolute references.
 */
export function prepareSchema(schema: Schema, preparation: Preparation): Schema {
  const prepared: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword.startsWith("x-") || annotations.has(keyword)) continue;
    prepared[keyword] = prepareKeyword(keyword, value, preparation);
  }
  if (preparation.objects === "closed") return close(prepared);
  if (prepared.additionalProperties !== false) return prepared;
  const { additionalProperties: _, ...rest } = prepared;
  return { ...rest, closed: true };
}

function prepareKeyword(keyword: string, value: unknown, preparation: Preparation): unknown {
  if (keyword === "$ref") return absolute(value as string);
  const prepare = (item: unknown) => (isSchema(item) ? prepareSchema(item, preparation) : item);
  if (schemaMaps.has(keyword)) return mapValues(value as Record<string, unknown>, prepare);
  if (schemaLists.has(keyword)) return (value as unknown[]).map(prepare);
  return schemas.has(keyword) ? prepare(value) : value;
}

function close(schema: Schema): Schema {
  if (schema.allOf)
    throw new ContractError(JSON.stringify(schema), "allOf cannot be closed: merge its parts");
  if (!schema.properties || schema.additionalProperties !== undefined || schema.patternProperties)
    return schema;
  return { ...schema, additionalProperties: false };
}

function absolute($ref: string): string {
  const [, name, rest] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec($ref) ?? [];
  if (!name) throw new ContractError($ref, "only #/components/schemas/ can be referred to from a schema");
  return componentId(name) + (rest ? `#${rest}` : "");
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

const mapValues = (values: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const schemaMaps = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
const schemaLists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const schemas = new Set([
  "items",
  "additionalProperties",
  "contains",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
]);
const annotations = new Set([
  ...[
    "title",
    "description",
    "default",
    "example",
    "examples",
    "deprecated",
    "readOnly",
    "writeOnly",
    "$comment",
  ],
  ...["externalDocs", "xml", "discriminator", "contentMediaType", "contentEncoding", "contentSchema"],
]);
