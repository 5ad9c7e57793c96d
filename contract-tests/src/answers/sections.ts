import type { Operation } from "../contract/document.ts";
import { pagedLists, recordsOf } from "../contract/pages.ts";
import { choicesOf, findQuery, successSchema } from "../contract/parameters.ts";
import type { Schemas } from "../contract/schemas.ts";
import { type AnswerCheck, isGood, queryOf } from "./answer-check.ts";

/** `include`: these sections and no others. */
export const sections: AnswerCheck = {
  name: "include",
  summary: "A record has the sections that include names, and no others",
  source: "contract: the parameter include, “Optional sections to add”, and x-may-be-absent",
  problems(answer) {
    const { contract, operation, body } = answer;
    const parameter = findQuery(operation, "include");
    const all = optionalSections(contract.schemas, operation);
    if (!isGood(answer) || !parameter || all.length === 0 || queryOf(answer, "fields") !== undefined)
      return [];
    const asked = queryOf(answer, "include")?.split(",") ?? [];
    const needed = asked.filter(
      (name) => all.includes(name) && !parameter["x-may-be-absent"]?.includes(name),
    );
    const problems = new Set<string>();
    for (const record of recordsOf(operation, body)) {
      for (const name of needed) if (!(name in record)) problems.add(`include=${asked} did not add ${name}`);
      for (const name of all)
        if (name in record && !asked.includes(name))
          problems.add(`${name} is there, and include did not name it`);
    }
    return [...problems];
  },
};

/** Returns the sections that a record has only where they are asked for: those that its schema does not require. */
export function optionalSections(schemas: Schemas, operation: Operation): string[] {
  const schema = schemas.resolve(successSchema(operation) ?? {});
  const lists = pagedLists(operation).flatMap(({ items }) => items.split("/").slice(1));
  const inner = lists.reduce((node, name) => {
    const { properties } = schemas.resolve(node) as { properties?: Record<string, object> };
    return (properties?.[name] ?? {}) as typeof node;
  }, schema);
  const item = lists.length > 0 ? ((inner.items ?? {}) as typeof schema) : schema;
  const options = [item, ...((item.anyOf ?? []) as (typeof schema)[])].map((one) => schemas.resolve(one));
  const required = new Set(options.flatMap((one) => (one.required ?? []) as string[]));
  const known = new Set(options.flatMap((one) => Object.keys((one.properties ?? {}) as object)));
  return choicesOf(findQuery(operation, "include")).filter((name) => known.has(name) && !required.has(name));
}
