import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as ajvFormats from "ajv-formats";
import type { Schema } from "./document.ts";

export interface Schemas {
  /** Returns the problems of a value, one line each. `whole`: rejects the projections that `fields` selects. */
  problems(schema: Schema, value: unknown, whole: boolean): string[];
  /** Returns JSON pointers of the members of a value that its schema neither declares nor leaves open. */
  undeclared(schema: Schema, value: unknown): string[];
  /** Resolves a reference to a component schema. */
  resolve(schema: Schema): Schema;
}

const prefix = "#/components/schemas/";

/** The schemas of a document's components, compiled once for all runs with that document. */
export function schemasOf(components: Record<string, Schema>): Schemas {
  const schemas = known.get(components) ?? createSchemas(components);
  known.set(components, schemas);
  return schemas;
}

const known = new WeakMap<object, Schemas>();

function createSchemas(components: Record<string, Schema>): Schemas {
  const compileAsWritten = createCompiler(components, (schema) => schema);
  const compileWhole = createCompiler(components, removeProjections);
  const compileClosed = createCompiler(components, closeObjects);
  return {
    problems(schema, value, whole) {
      const validate = whole ? compileWhole(schema) : compileAsWritten(schema);
      if (validate(value)) return [];
      const lines = (validate.errors ?? []).map(({ instancePath, message, params }) => {
        const detail = params.additionalProperty ?? params.allowedValues ?? params.allowedValue;
        return `${instancePath || "/"} ${message}${detail === undefined ? "" : ` (${detail})`}`;
      });
      return [...new Set(lines)];
    },
    undeclared(schema, value) {
      const validate = compileClosed(schema);
      if (validate(value)) return [];
      // What is not valid anyway is told by `problems`, and fails here for other reasons.
      if (!compileAsWritten(schema)(value)) return [];
      const names = (validate.errors ?? []).flatMap(({ instancePath, params, keyword }) =>
        keyword === "additionalProperties" ? [`${instancePath}/${params.additionalProperty}`] : [],
      );
      return [...new Set(names)];
    },
    resolve(schema) {
      const name = typeof schema.$ref === "string" ? schema.$ref.slice(prefix.length) : undefined;
      return (name !== undefined && components[name]) || schema;
    },
  };
}

/** Ajv cannot compile a whole OpenAPI document (an example may contain `$id`), so component schemas become `$defs`. */
function createCompiler(
  components: Record<string, Schema>,
  prepare: <T extends object>(schema: T) => T,
): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajvFormats.default.default(ajv);
  // The package lets a space stand for the T of RFC 3339, section 5.6.
  const { validate } = ajvFormats.default.default.get("date-time") as { validate(text: string): boolean };
  ajv.addFormat("date-time", (text: string) => !text.includes(" ") && validate(text));
  ajv.addSchema({ $id: "contract", $defs: relocate(prepare(components)) });
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(relocate(prepare(schema)));
    compiled.set(schema, validate);
    return validate;
  };
}

const relocate = <T extends object>(schema: T): T =>
  JSON.parse(JSON.stringify(schema).replaceAll(`"${prefix}`, '"contract#/$defs/')) as T;

/**
 * Removes projections from `anyOf`: they require no member, so any object would be valid. The response to a request
 * without `fields` must be the whole record.
 */
function removeProjections<T>(node: T): T {
  if (Array.isArray(node)) return node.map(removeProjections) as T;
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    if (key !== "anyOf" || !Array.isArray(value)) return [key, removeProjections(value)];
    const whole = value.filter((option) => !String(option?.$ref).endsWith("Projection"));
    return [key, (whole.length > 0 ? whole : value).map(removeProjections)];
  });
  return Object.fromEntries(entries) as T;
}

/** Closes every object that declares members and does not say whether there may be others. */
function closeObjects<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closeObjects) as T;
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === "examples" ? value : closeObjects(value),
  ]);
  const declares =
    "properties" in node && typeof node.properties === "object" && !("additionalProperties" in node);
  const isWhole = !("allOf" in node || "$ref" in node || "patternProperties" in node);
  return Object.fromEntries(declares && isWhole ? [...entries, ["additionalProperties", false]] : entries);
}
