import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import experimentSchema from "./experiment.schema.json" with { type: "json" };
import { firstProblems } from "./first-problems.ts";

/** The JSON Schema of `.research/experiment.yml`, as published at `/schemas/experiment.json`. */
export { experimentSchema };

/** The path of an invalid value in a document, and a message. */
export interface SchemaProblem {
  path: (string | number)[];
  message: string;
}

/**
 * Validates a parsed manifest of checked sizes (size-limits.ts): the time grows with the square of the number of errors.
 * Returns the first problems in the order of the schema's rules; empty when valid.
 */
export function checkExperimentSchema(value: unknown): SchemaProblem[] {
  validate ??= new Ajv2020({ allErrors: true, verbose: true, strictTypes: false }).compile(experimentSchema);
  validate(value);
  return firstProblems((validate.errors ?? []).filter(isDistinctError)).map(toProblem);
}

let validate: ValidateFunction | undefined;

/** Excludes errors of `if` and of `oneOf` branches, which repeat the error of the enclosing rule. */
function isDistinctError({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== "if" && !/\/oneOf\/\d/.test(schemaPath);
}

function toProblem(error: ErrorObject): SchemaProblem {
  const path = error.instancePath.split("/").slice(1).map(decodeToken);
  const member = error.params.missingProperty ?? error.params.additionalProperty;
  return { path: member === undefined ? path : [...path, member], message: describeError(error) };
}

function decodeToken(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~");
}

function describeError(error: ErrorObject): string {
  const { keyword, params, parentSchema, message } = error;
  const about = error.instancePath !== "" && parentSchema?.description ? ` ${parentSchema.description}` : "";
  switch (keyword) {
    case "required":
      return "is missing.";
    case "dependentRequired":
      return `is missing: \`${params.property}\` needs it.`;
    case "additionalProperties":
      return `is not known here. Known are: ${Object.keys(parentSchema?.properties ?? {}).join(", ")}.`;
    case "type":
      return `must be ${String(params.type)
        .split(",")
        .map((type) => typeNames[type])
        .join(" or ")}.${about}`;
    case "pattern":
      return `is not in the form asked for.${about}`;
    case "enum":
      return `must be one of ${params.allowedValues.join("  ")} (in quotes).`;
    case "const":
      return `must be ${params.allowedValue}.`;
    case "oneOf":
      return "must have exactly one of: pointer; row and column; regex; sha256.";
    case "uniqueItems":
      return `must NOT have duplicate items: items ${params.i} and ${params.j}, counted from 0, are the same.`;
    case "false schema":
      return error.schemaPath.includes("/properties/seed/")
        ? "is not used together with `seeds`: leave one of the two out."
        : "is not used together with `from.sha256`: leave it out.";
    default:
      return `${message}.`;
  }
}

const typeNames: Record<string, string> = {
  object: "a mapping",
  array: "a list",
  string: "a text (in quotes where it looks like a number)",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
};
