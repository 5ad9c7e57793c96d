import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { firstProblems } from "./first-problems.ts";

/** The path of an invalid value in a document, and a message. */
export interface SchemaProblem {
  path: (string | number)[];
  message: string;
}

/** Returns what to say of an error where that is not what is said of its keyword in general. */
type Describe = (error: ErrorObject) => string | null;

/**
 * Returns a check of a parsed document against a JSON Schema, compiled at its first use. The document must be of bounded
 * size: the time grows with the square of the number of errors. The check returns the first problems in the order of the
 * schema's rules; none when valid.
 */
export function schemaCheck(schema: AnySchemaObject, describe: Describe = () => null) {
  let validate: ValidateFunction | undefined;
  return (value: unknown): SchemaProblem[] => {
    validate ??= new Ajv2020(options).compile(schema);
    validate(value);
    return firstProblems((validate.errors ?? []).filter(isDistinctError)).map((error) => ({
      path: pathOf(error),
      message: describe(error) ?? describeError(error),
    }));
  };
}

// The schemas are ours: to check them against the schema of schemas takes four times as long as to compile them.
const options = { allErrors: true, verbose: true, strictTypes: false, validateSchema: false };

/** Excludes errors of `if`, of branches and of names, which repeat the error of the enclosing rule. */
function isDistinctError({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== "if" && !/\/(?:(?:oneOf|anyOf)\/\d|propertyNames\/)/.test(schemaPath);
}

function pathOf(error: ErrorObject): (string | number)[] {
  const path = error.instancePath.split("/").slice(1).map(decodeToken);
  const { missingProperty, additionalProperty, propertyName } = error.params;
  const member = missingProperty ?? additionalProperty ?? propertyName;
  return member === undefined ? path : [...path, member];
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
    case "propertyNames":
      return `has a name that cannot be used. ${parentSchema?.propertyNames?.description ?? ""}`.trim();
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
    case "anyOf":
      return `is not in a form that is known.${about}`;
    case "uniqueItems":
      return `must NOT have duplicate items: items ${params.i} and ${params.j}, counted from 0, are the same.`;
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
  null: "empty",
};
