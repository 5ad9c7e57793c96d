import type { Operation, Parameter, Schema } from "../../../src/contract/document.ts";
import { exampleOf } from "../../../src/contract/example-of.ts";
import { queryParameters } from "../../../src/contract/parameters.ts";
import { isJson, jsonOf, setJson, withHeader, without, withQuery } from "../changes.ts";
import { asked, contract, type Family, isWrite } from "./pairs.ts";
import { readMembers, withMembers } from "./sent-members.ts";
import { createAltered } from "./values.ts";

/** What is wrong with how parameters and bodies are taken. */
export const requestFamilies: Record<string, Family> = {
  "parameter ignored": (operation) => [
    ...optional(operation).map(({ name }) =>
      asked(`ignores ${name}`, `the parameter ${name}`, () => without(name), operation),
    ),
    ...operation.parameters
      .filter(({ in: place, name }) => place === "header" && name !== "If-None-Match")
      .map(({ name }) =>
        asked(
          `ignores ${name}`,
          `the parameter ${name}`,
          () => (sent) => withHeader(sent, name, null),
          operation,
        ),
      ),
  ],
  "parameter changed": (operation) =>
    queryParameters(operation)
      .filter(({ name }) => !/cursor/i.test(name))
      .map((parameter) =>
        asked(
          `takes another ${parameter.name}`,
          `the parameter ${parameter.name}`,
          () => {
            const other = otherOf(parameter);
            return (sent) =>
              withQuery(sent, (query) => {
                const value = query.get(parameter.name);
                if (value !== null) query.set(parameter.name, other(value));
              });
          },
          operation,
        ),
      ),
  "filter inverted": (operation) =>
    optional(operation)
      .filter(({ name, schema }) => !/cursor|limit|fields|include|offset|sort/i.test(name) && schema)
      .filter(() => operation["x-pagination"] !== undefined)
      .map(({ name }) => ({
        what: `lists what ${name} does not let through`,
        violates: `the parameter ${name}`,
        start: () => async (sent, service) => {
          const answer = await service(sent);
          const isHit = sent.operation === operation.operationId && sent.url.searchParams.has(name);
          if (!isHit || answer.status !== 200 || !isJson(answer)) return answer;
          const whole = jsonOf(await service(without(name)(sent)));
          const body = jsonOf(answer);
          const ids = new Set(body.data?.map(({ id }: { id: string }) => id));
          if (whole?.data)
            setJson(answer, { ...body, data: whole.data.filter(({ id }: { id: string }) => !ids.has(id)) });
          return answer;
        },
      })),
  "body member ignored": (operation) => {
    if (!isWrite(operation)) return [];
    return bodyMembers(operation).map(({ name }) =>
      asked(
        `ignores ${name} of the body`,
        `the request body's ${name}`,
        () => {
          let before: unknown;
          return async (sent) => {
            const members = await readMembers(sent);
            if (!members || members[name] === undefined) return undefined;
            const { [name]: own, ...rest } = members;
            const { required } = bodyMembers(operation).find((one) => one.name === name)!;
            // What must be there is what it was before.
            const replaced = required ? { ...rest, [name]: before ?? own } : rest;
            before = own;
            return withMembers(sent, replaced);
          };
        },
        operation,
      ),
    );
  },
};

const optional = (operation: Operation): Parameter[] =>
  queryParameters(operation).filter(({ required }) => !required);

/** The members that a request body may have, in any of its media types. */
export function bodyMembers({
  requestBody,
}: Operation): { name: string; schema: Schema; required: boolean; example: unknown }[] {
  const found = new Map<string, { name: string; schema: Schema; required: boolean; example: unknown }>();
  for (const media of Object.values(requestBody?.content ?? {})) {
    const whole = contract.schemas.resolve(media.schema ?? {}) as Record<string, Schema[] | undefined>;
    for (const one of [whole, ...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.allOf ?? [])]) {
      const { properties = {}, required = [] } = contract.schemas.resolve(one as Schema) as {
        properties?: Record<string, Schema>;
        required?: string[];
      };
      for (const [name, schema] of Object.entries(properties))
        found.set(name, {
          name,
          schema: contract.schemas.resolve(schema),
          required: required.includes(name),
          example: (exampleOf(media) as Record<string, unknown> | undefined)?.[name],
        });
    }
  }
  return [...found.values()];
}

function otherOf({ schema = {} }: Parameter): (value: string) => string {
  const altered = createAltered();
  const { type, items } = contract.schemas.resolve(schema) as { type?: string; items?: { enum?: string[] } };
  return (value) => {
    if (type === "integer") return String(Number(value) + 1);
    // Of a list, all but the last; of one, another.
    if (type === "array" && value.includes(",")) return value.split(",").slice(0, -1).join(",");
    return String(altered.of(value, items ?? schema));
  };
}
