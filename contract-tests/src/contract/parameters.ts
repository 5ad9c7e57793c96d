import type { Operation, Parameter, Schema } from "./document.ts";

export const queryParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter(({ in: place }) => place === "query");

export function findQuery(operation: Operation, name: string): Parameter | undefined {
  return queryParameters(operation).find((parameter) => parameter.name === name);
}

/** Returns what a list parameter chooses from; none where it takes anything. */
export function choicesOf(parameter: Parameter | undefined): string[] {
  const items = (parameter?.schema as Schema | undefined)?.items as { enum?: unknown[] } | undefined;
  return Array.isArray(items?.enum) ? items.enum.map(String) : [];
}

/** Returns the schema of the successful JSON answer. */
export function successSchema({ responses }: Operation): Schema | undefined {
  const good = Object.entries(responses).find(([status]) => status.startsWith("2"));
  return good?.[1].content?.["application/json"]?.schema;
}
