import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as ajvFormats from "ajv-formats";

/** A JSON Schema 2020-12 as it stands in the contract. */
export type Schema = Record<string, unknown>;
export interface Example {
  value: unknown;
}
export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}
export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}
export interface Parameter extends Header {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  style?: string;
  explode?: boolean;
}
export interface Link {
  operationId: string;
  parameters?: Record<string, string>;
}
export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-cache": string;
  "x-error-family": string;
  "x-rate-limit": string[];
  "x-retry": string;
  method: string;
  path: string;
}
interface Contract {
  openapi: string;
  info: { version: string };
  tags: { name: string }[];
  "x-rate-limits": Record<string, unknown>;
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema & { examples?: unknown[] }>; headers: Record<string, Header> };
}

const SCHEMAS = "#/components/schemas/";

export const contractFile = new URL("../openapi.json", import.meta.url);
export const contract = JSON.parse(readFileSync(contractFile, "utf8")) as Contract;

/** Every operation, with references resolved down to schemas, which keep theirs. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const resolved = resolve(operation) as Operation;
    return { ...resolved, parameters: resolved.parameters ?? [], method, path };
  }),
);

function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve);
  if (node === null || typeof node !== "object") return node;
  const reference = (node as { $ref?: unknown }).$ref;
  if (typeof reference === "string" && !reference.startsWith(SCHEMAS)) return resolve(at(reference));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "value" || key === "example" ? value : resolve(value),
    ]),
  );
}

function at(reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
}

/** Ajv cannot take an OpenAPI document whole (an example may hold `$id`), so the component schemas become `$defs`. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
ajvFormats.default.default(ajv);
ajv.addVocabulary(["x-max-bytes"]);
ajv.addSchema({
  $id: "contract",
  $defs: Object.fromEntries(Object.entries(contract.components.schemas).map(local)),
});

function local([name, schema]: [string, Schema]): [string, Schema] {
  return [name, relocate(schema)];
}

function relocate(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll(SCHEMAS, "contract#/$defs/")) as Schema;
}

/** What is wrong with a value under a schema of the contract; null if nothing is. */
export function violations(schema: Schema, value: unknown): ValidateFunction["errors"] | null {
  const validate = ajv.compile(relocate(schema));
  return validate(value) ? null : (validate.errors ?? []);
}

/** The examples of a media type, parameter or header, by name. */
export function examplesOf(holder: {
  example?: unknown;
  examples?: Record<string, Example>;
}): [string, unknown][] {
  const named = Object.entries(holder.examples ?? {}).map(([name, { value }]): [string, unknown] => [
    name,
    value,
  ]);
  return "example" in holder ? [["example", holder.example], ...named] : named;
}
