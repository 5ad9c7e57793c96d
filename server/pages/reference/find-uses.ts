import type { Schema } from "./document.ts";
import type { Operation } from "./operation.ts";

/** Where a schema is named: not where it is reached through another one. */
export interface Uses {
  operations: Operation[];
  schemas: string[];
}

/** The uses of each schema that is used, by its name. */
export function findUses(operations: Operation[], schemas: Record<string, Schema>): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  const of = (name: string) => {
    const known = uses.get(name) ?? { operations: [], schemas: [] };
    uses.set(name, known);
    return known;
  };
  for (const operation of operations)
    for (const name of namesIn(schemasOf(operation))) of(name).operations.push(operation);
  for (const [user, schema] of Object.entries(schemas))
    for (const name of namesIn([schema])) of(name).schemas.push(user);
  return uses;
}

function schemasOf({ parameters, requestBody, responses, "x-events": events = {} }: Operation): Schema[] {
  const contents = [requestBody?.content ?? {}, ...responses.map(({ content }) => content)];
  return [
    ...parameters.map(({ schema }) => schema),
    ...contents.flatMap((content) => Object.values(content).map(({ schema }) => schema)),
    ...responses.flatMap(({ headers }) => Object.values(headers).map(({ schema }) => schema)),
    ...Object.values(events),
  ];
}

/** The names that these schemas refer to. What is in an example is no reference. */
function namesIn(schemas: Schema[]): Set<string> {
  const text = JSON.stringify(schemas, (key, value) =>
    key === "examples" || key === "example" ? undefined : value,
  );
  return new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!));
}
