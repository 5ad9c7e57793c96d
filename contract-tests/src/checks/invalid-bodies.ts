import type { MediaType, Schema } from "../contract/document.ts";
import { isObject, type Json } from "../contract/json-pointer.ts";
import type { Schemas } from "../contract/schemas.ts";
import { formOf } from "../request.ts";

/** Returns bodies that a schema refuses, each with one mistake, and what is wrong with each. */
export function invalidBodies(
  schemas: Schemas,
  { schema: declared = {} }: MediaType,
  example: unknown,
): [string, string][] {
  const whole = isObject(example) ? example : {};
  const { properties, required, additionalProperties } = schemas.resolve(declared);
  const bodies: [string, unknown][] = [
    ["an array for a body", []],
    ["null for a body", null],
  ];
  for (const name of (required ?? []) as string[]) {
    const { [name]: _, ...rest } = whole;
    bodies.push([`a body without ${name}`, rest]);
  }
  for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, Schema>))
    for (const [what, value] of invalidValues(schemas.resolve(schema), whole[name]))
      bodies.push([`a body whose ${name} ${what}`, { ...whole, [name]: value }]);
  if (additionalProperties === false)
    bodies.push(["a body with one member more", { ...whole, noSuchMember: "1" }]);
  // Another alternative of a schema may take what this one refuses.
  const refused = bodies.filter(([, body]) => schemas.problems(declared, body, true).length > 0);
  return [
    ["a body that is not JSON", '{"'],
    ["an empty body", ""],
    ...refused.map(([description, body]): [string, string] => [description, JSON.stringify(body)]),
  ];
}

/** The same of forms, whose members are texts. */
export const invalidForms = (schemas: Schemas, { schema }: MediaType, example: unknown) =>
  invalidTexts(schemas, schema ?? {}, example).map(([description, form]): [string, string] => [
    description,
    String(new URLSearchParams(form)),
  ]);

/** The same of forms with files, each of which is as it should be. */
export const invalidParts = (schemas: Schemas, media: MediaType, example: unknown) =>
  invalidTexts(schemas, media.schema ?? {}, example).map(([description, form]): [string, FormData] => [
    description,
    formOf(media, form),
  ]);

function invalidTexts(
  schemas: Schemas,
  schema: Schema,
  example: unknown,
): [string, Record<string, string>][] {
  const isTexts = (body: unknown): body is Record<string, string> =>
    isObject(body) && Object.values(body).every((value) => typeof value === "string");
  return invalidBodies(schemas, { schema }, example).flatMap(([description, body]) => {
    const form: unknown = body.startsWith("{") && body.endsWith("}") ? JSON.parse(body) : undefined;
    return isTexts(form) ? [[description, form] as [string, Record<string, string>]] : [];
  });
}

function invalidValues(schema: Json, example: unknown): [string, unknown][] {
  const { type, minLength, maxLength, minimum, maximum, maxItems, minItems, uniqueItems, pattern } = schema;
  const values: [string, unknown][] = [];
  if (Array.isArray(schema.enum)) values.push(["is unknown", "no-such-value"]);
  if (type === "string") {
    values.push(["is an object", {}], ["is a number", 7]);
    // One of the two: what is refused is counted as well, and mails can be asked for twenty times in an hour.
    values.push(
      typeof schema.format === "string" ? ["does not have its format", "none of these"] : ["is null", null],
    );
    if (typeof minLength === "number" && minLength > 0)
      values.push(["is too short", "x".repeat(minLength - 1)]);
    // Beyond that the body would be too large as well.
    if (typeof maxLength === "number" && maxLength < 5000)
      values.push(["is too long", "x".repeat(maxLength + 1)]);
    if (typeof pattern === "string")
      values.push(["does not match its pattern", `\u0000 ${String(example ?? "x")}`]);
  }
  if (type === "integer" || type === "number") {
    values.push(["is a text", "7"], ["is an object", {}]);
    if (typeof minimum === "number") values.push(["is too small", minimum - 1]);
    if (typeof maximum === "number") values.push(["is too large", maximum + 1]);
    if (type === "integer") values.push(["is a fraction", 1.5]);
  }
  if (type === "boolean") values.push(["is a text", "true"]);
  if (type === "array") {
    const item = Array.isArray(example) ? example[0] : "x";
    values.push(["is a text", "x"]);
    if (typeof minItems === "number" && minItems > 0) values.push(["is empty", []]);
    if (uniqueItems === true) values.push(["has an item twice", [item, item]]);
    if (typeof maxItems === "number" && maxItems < 200)
      values.push(["has too many items", Array.from({ length: maxItems + 1 }, (_, index) => `x${index}`)]);
  }
  return values;
}
