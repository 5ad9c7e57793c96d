import { Ajv2020 } from "ajv/dist/2020.js";
import * as ajvFormats from "ajv-formats";
import type { Operation, Schema } from "../../../src/contract/document.ts";
import { exampleOf } from "../../../src/contract/example-of.ts";
import { queryParameters } from "../../../src/contract/parameters.ts";
import { withQuery } from "../changes.ts";
import type { Sent } from "../mutation.ts";
import { contract, type Derived, type Family } from "./pairs.ts";
import { bodyMembers } from "./request-families.ts";
import { type Members, readMembers, withMembers } from "./sent-members.ts";

const keywords = [
  "maxLength",
  "minLength",
  "pattern",
  "minimum",
  "maximum",
  "enum",
  "format",
  "type",
] as const;

/** A constraint that is not held: what breaks it alone is mended on its way, and taken. */
export const validationFamilies: Record<string, Family> = {
  "parameter not validated": (operation) =>
    queryParameters(operation).flatMap((parameter) => {
      const schema = contract.schemas.resolve(parameter.schema ?? {});
      return constraintsOf(schema).map((constraint) =>
        mending(operation, `${parameter.name} may break its ${constraint}`, (sent) => {
          const value = sent.url.searchParams.get(parameter.name);
          if (value === null || !isBroken(schema, constraint, typed(value, schema))) return undefined;
          const mended = mend(value, schema, constraint, exampleOf(parameter));
          return withQuery(sent, (query) => {
            if (mended === undefined) query.delete(parameter.name);
            else query.set(parameter.name, String(mended));
          });
        }),
      );
    }),
  "body not validated": (operation) => [
    ...bodyMembers(operation).flatMap(({ name, schema, example, required }) => [
      ...constraintsOf(schema, "application/json" in (operation.requestBody?.content ?? {})).map(
        (constraint) =>
          mendingBody(operation, `${name} may break its ${constraint}`, (members) => {
            const value = members[name];
            if (value === undefined || typeof value === "object" || !isBroken(schema, constraint, value))
              return undefined;
            return { ...members, [name]: mend(value, schema, constraint, example) };
          }),
      ),
      ...(required && example !== undefined
        ? [
            mendingBody(operation, `${name} may be left out`, (members) =>
              members[name] === undefined ? { ...members, [name]: example } : undefined,
            ),
          ]
        : []),
    ]),
    ...(operation.requestBody
      ? [
          mendingBody(operation, "takes members that are not declared", (members) => {
            const names = bodyMembers(operation).map(({ name }) => name);
            const known = Object.entries(members).filter(([name]) => names.includes(name));
            return known.length < Object.keys(members).length ? Object.fromEntries(known) : undefined;
          }),
        ]
      : []),
  ],
};

/** Takes what was refused, once mended. */
function mending(
  operation: Operation,
  what: string,
  change: (sent: Sent) => Sent | undefined | Promise<Sent | undefined>,
): Derived {
  return {
    what,
    violates: "the schema of what is sent",
    start: () => async (sent, service) => {
      const answer = await service(sent);
      if (sent.operation !== operation.operationId || ![400, 422].includes(answer.status)) return answer;
      const mended = await change(sent);
      const taken = mended ? await service(mended) : answer;
      // What is refused for another reason as well is not taken.
      return [400, 422].includes(taken.status) ? answer : taken;
    },
  };
}

const mendingBody = (
  operation: Operation,
  what: string,
  change: (members: Members) => Members | undefined,
): Derived =>
  mending(operation, what, async (sent) => {
    const members = await readMembers(sent);
    const mended = members && change(members);
    return mended && withMembers(sent, mended);
  });

/** Every text is a text where texts alone can be sent; elsewhere a type is a constraint as well. */
const constraintsOf = (schema: Schema, isJson = false): string[] =>
  keywords.filter(
    (keyword) => keyword in schema && (isJson || keyword !== "type" || schema.type !== "string"),
  );

const ajv = new Ajv2020({ strict: false, coerceTypes: false });
ajvFormats.default.default(ajv);

const isBroken = (schema: Schema, constraint: string, value: unknown): boolean => {
  try {
    return !ajv.validate({ [constraint]: schema[constraint] }, value);
  } catch {
    return false;
  }
};

const typed = (text: string, { type }: Schema): unknown =>
  type === "integer" || type === "number" ? Number(text) : type === "array" ? text.split(",") : text;

function mend(value: unknown, schema: Schema, constraint: string, example: unknown): unknown {
  const limit = schema[constraint] as number;
  if (constraint === "maxLength") return String(value).slice(0, limit);
  if (constraint === "minLength") return String(value).padEnd(limit, "a");
  if (constraint === "minimum" || constraint === "maximum") return limit;
  if (constraint === "enum") return example ?? (schema.enum as unknown[])[0];
  if (constraint === "type" && schema.type === "string") return String(value);
  return example;
}
