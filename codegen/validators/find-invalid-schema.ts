import { Ajv2020 } from "ajv/dist/2020.js";
import type { Document } from "../contract/document.ts";
import { pointerTo } from "../contract/pointer.ts";
import { formats } from "./formats.ts";

/**
 * The JSON pointer to the first schema that does not compile, and why. Ajv names no place when it compiles all of them,
 * so each is compiled alone, without its subschemas; that is slow, and for a contract that was refused already.
 */
export function findInvalidSchema(document: Document): string | null {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, formats });
  return visit(document, []);

  function visit(node: unknown, path: string[]): string | null {
    if (typeof node !== "object" || node === null) return null;
    if (isSchemaPlace(path)) {
      const problem = problemOf(node);
      if (problem) return `${pointerTo(path)}: ${problem}`;
    }
    for (const [name, value] of Object.entries(node)) {
      const found = literals.has(name) ? null : visit(value, [...path, name]);
      if (found) return found;
    }
    return null;
  }

  function problemOf(schema: object): string | null {
    const own = Object.entries(schema).filter(([name]) => !name.startsWith("x-") && !isApplicator(name));
    try {
      ajv.compile(Object.fromEntries(own));
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

function isSchemaPlace(path: string[]): boolean {
  const [parent, last] = [path.at(-2), path.at(-1)];
  return last === "schema" || last === "items" || parent === "schemas" || parent === "properties";
}

/** What leads to other schemas, which are visited on their own, and what OpenAPI adds. */
const isApplicator = (name: string): boolean => applicators.has(name) || name.startsWith("$");

const applicators = new Set([
  ...["properties", "patternProperties", "additionalProperties", "items", "prefixItems", "contains"],
  ...["anyOf", "oneOf", "allOf", "not", "if", "then", "else", "propertyNames", "dependentSchemas"],
  ...["example", "examples", "externalDocs", "xml", "discriminator"],
  // Only what stands beside `items` or `properties` gives these a meaning.
  ...["required", "minItems", "maxItems", "minContains", "maxContains", "default"],
]);
const literals = new Set(["example", "examples", "value", "default", "const", "enum"]);
