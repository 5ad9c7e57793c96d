import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt, stringify } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Schema } from "../contract/document.ts";
import { formats } from "./formats.ts";
import { componentId, type Preparation, prepareSchema } from "./prepare-schema.ts";

export interface CompileOptions extends Preparation {
  /** Report every problem, not the first alone. Only for schemas whose number of problems is bounded. */
  allErrors: boolean;
}

/**
 * The source of a module that exports one validating function under each name, and has one function for each
 * component that they share. Throws where a schema is not valid, names an unknown keyword or format, or has a
 * pattern that is no regular expression: a validator must never quietly check nothing.
 */
export function compile(
  targets: Record<string, Schema>,
  components: Record<string, Schema>,
  options: CompileOptions,
): string {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: options.allErrors,
    useDefaults: options.objects === "published",
    inlineRefs: false,
    // Every reader words an error by its keyword and params, in the caller's language.
    messages: false,
    formats,
    code: { source: true, esm: true, formats: _`require("formats").formats` },
  });
  ajv.addKeyword(closed);
  for (const [name, schema] of Object.entries(components)) {
    ajv.addSchema({ ...prepareSchema(schema, options), $id: componentId(name) });
  }
  const ids: Record<string, string> = {};
  for (const [name, schema] of Object.entries(targets)) {
    const [only, ...more] = Object.keys(schema);
    const isReference = only === "$ref" && more.length === 0;
    ids[name] = isReference ? (schema.$ref as string) : `target:/${name}`;
    if (!isReference) ajv.addSchema({ ...schema, $id: ids[name] });
  }
  return standalone.default(ajv, ids);
}

/**
 * `additionalProperties: false` for hostile input: one error that names the first unknown member, where Ajv's own
 * keyword, told to report every error, would make one for each of the million members that a caller may send.
 */
const closed: CodeKeywordDefinition = {
  keyword: "closed",
  type: "object",
  error: {
    message: "must NOT have additional properties",
    params: ({ params }) => _`{additionalProperty: ${params.additionalProperty}}`,
  },
  code(context: KeywordCxt) {
    const { gen, data, parentSchema } = context;
    const known = Object.keys((parentSchema as Schema).properties ?? {});
    const list = gen.scopeValue("obj", { ref: known, code: _`new Set(${stringify(known)})` });
    const unknown = gen.const("unknown", _`Object.keys(${data}).find((name) => !${list}.has(name))`);
    context.setParams({ additionalProperty: unknown });
    context.fail(_`${unknown} !== undefined`);
  },
};
