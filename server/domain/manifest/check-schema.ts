import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { quoted, type Recorded, type RecordedMessage, record, sentences } from "../messages/recorded.ts";
import { firstProblems } from "./first-problems.ts";
import { problemTexts, typeTexts } from "./problem-texts.ts";

/** The path of an invalid value in a document, and a message. */
export interface SchemaProblem {
  path: (string | number)[];
  message: Recorded;
}

/** Returns what to say of an error where that is not what is said of its keyword in general. */
type Describe = (error: ErrorObject) => Recorded | null;

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

function describeError(error: ErrorObject): Recorded {
  const { keyword, params, parentSchema, message } = error;
  const about = error.instancePath === "" ? undefined : parentSchema?.description;
  const described = (said: Recorded) => (about ? sentences(said, quoted(about)) : said);
  switch (keyword) {
    case "required":
      return record(problemTexts.missing);
    case "dependentRequired":
      return record(problemTexts.neededBy, { property: params.property });
    case "additionalProperties":
      return sentences(
        record(problemTexts.unknown),
        record(problemTexts.known, { names: Object.keys(parentSchema?.properties ?? {}).join(", ") }),
      );
    case "propertyNames":
      return sentences(
        record(problemTexts.unusableName),
        ...[parentSchema?.propertyNames?.description ?? []].flat().map(quoted),
      );
    case "type":
      return described(mustBe(String(params.type).split(",") as (keyof typeof typeTexts)[]));
    case "pattern":
      return described(record(problemTexts.wrongForm));
    case "enum":
      return record(problemTexts.oneOf, { values: params.allowedValues.join("  ") });
    case "const":
      return record(typeTexts.mustBe, { kind: params.allowedValue });
    case "anyOf":
      return described(record(problemTexts.unknownForm));
    case "uniqueItems":
      return record(problemTexts.duplicate, { one: params.i, another: params.j });
    default:
      return limits[keyword] ? record(limits[keyword], params) : quoted(`${message}.`);
  }
}

const limits: Record<string, RecordedMessage> = {
  minLength: problemTexts.fewerCharacters,
  maxLength: problemTexts.moreCharacters,
  minItems: problemTexts.fewerItems,
  maxItems: problemTexts.moreItems,
  minProperties: problemTexts.fewerMembers,
  maxProperties: problemTexts.moreMembers,
  minimum: problemTexts.bound,
  maximum: problemTexts.bound,
};

function mustBe(types: readonly (keyof typeof typeTexts)[]): Recorded {
  const kind = types
    .map((type) => record(typeTexts[type]))
    .reduce((kind, otherKind) => record(typeTexts.or, { kind, otherKind }));
  return record(typeTexts.mustBe, { kind });
}
