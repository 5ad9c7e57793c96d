import type { Schema } from "../contract/document.ts";
import { ContractError, type Operation } from "../contract/model.ts";
import { componentType, responseType } from "../text/body-types.ts";
import { union } from "../text/print.ts";

/** The result of a method of the SDK. */
export interface SuccessResponse {
  kind: "json" | "text" | "response" | "none";
  mediaType: string;
  /** The TypeScript type of the whole body, not narrowed by `fields`. */
  type: string;
  /** The member of a page that contains its items, and their type. */
  items: { member: string; type: string } | null;
  /** The TypeScript type of the server-sent events, and the name of the last one. */
  events: { type: string; last: string } | null;
  /** The sections that are there once the caller asks for them, as a union; null where he can choose nothing. */
  sections: string | null;
}

export function successResponse(operation: Operation, schemas: Record<string, Schema>): SuccessResponse {
  const successes = operation.responses.filter(({ status }) => status < 300);
  const contents = successes.flatMap(({ status, contents }) =>
    contents.map((content) => ({ ...content, status })),
  );
  const content = contents.find(({ kind }) => kind === "json") ?? contents[0];
  const plain = {
    mediaType: content?.mediaType ?? "application/json",
    items: null,
    events: null,
    sections: null,
  };
  if (!content) return { ...plain, kind: "none", type: "undefined" };
  if (operation.events)
    return { ...plain, kind: "response", type: "Response", events: eventsOf(operation.events) };
  if (content.kind === "text") return { ...plain, kind: "text", type: "string" };
  if (content.kind !== "json") return { ...plain, kind: "response", type: "Response" };
  const body = responseType(operation.id, content.status, content);
  const json = { ...plain, kind: "json" } as const;
  if (!operation.pagination) {
    const sections = sectionsOf(operation, content.schema, schemas);
    return { ...json, sections, type: wholeType(content.schema) ?? body };
  }
  const page = resolved(content.schema, schemas);
  const member = itemsMember(operation, page, schemas);
  const items = page.properties?.[member]?.items ?? {};
  const item = wholeType(items);
  const type = item ? `PageOf<${body}, "${member}", ${item}>` : body;
  return {
    ...json,
    sections: sectionsOf(operation, items, schemas),
    type,
    items: { member, type: item ?? componentType(items) ?? `${body}["${member}"][number]` },
  };
}

function eventsOf(events: Record<string, Schema>): { type: string; last: string } {
  const types = Object.entries(events).map(
    ([name, schema]) => `{ event: ${JSON.stringify(name)}; id: string; data: ${componentType(schema)} }`,
  );
  return { type: types.join(" | "), last: Object.keys(events).at(-1)! };
}

/** The sections that `include` adds for certain, or `never`; null where the caller chooses neither them nor fields. */
function sectionsOf(
  { parameters }: Operation,
  record: Schema,
  schemas: Record<string, Schema>,
): string | null {
  const chosen = parameters.filter(({ name, kind }) => isChoice(name) && kind === "list");
  if (chosen.length === 0) return null;
  const include = chosen.find(({ name }) => name === "include");
  const named = (include?.schema.items?.enum ?? []) as string[];
  const { required = [], properties = {} } = resolved(record.anyOf?.[0] ?? record, schemas);
  const isCertain = (name: string) => !required.includes(name) && !include?.mayBeAbsent?.includes(name);
  const certain = named.filter((name) => name in properties && isCertain(name));
  return certain.length > 0 ? union(certain) : "never";
}

/** Whether a parameter chooses what a record has. */
export const isChoice = (name: string): boolean => name === "fields" || name === "include";

/** Returns the type of the whole record of `anyOf: [Run, RunProjection]`, which `fields` selects between. */
function wholeType({ anyOf }: Schema): string | null {
  const [whole, projection, ...more] = anyOf ?? [];
  if (!whole?.$ref || !projection?.$ref?.endsWith("Projection") || more.length > 0) return null;
  return componentType(whole);
}

/** Checks that the pagination's pointers resolve and returns the member of the items. Throws a ContractError. */
function itemsMember(
  { id, pagination, parameters }: Operation,
  page: Schema,
  schemas: Record<string, Schema>,
): string {
  const [, member, ...deeper] = pagination?.items.split("/") ?? [];
  const list = page.properties?.[member ?? ""];
  if (!member || deeper.length > 0 || list?.type !== "array") throw new ContractError(id, "no list at items");
  if (!parameters.some(({ name }) => name === pagination?.cursor))
    throw new ContractError(id, "no cursor parameter");
  const next = pagination?.nextCursor
    .split("/")
    .slice(1)
    .reduce<Schema | undefined>((part, name) => part && resolved(part, schemas).properties?.[name], page);
  if (!next) throw new ContractError(id, "nothing at nextCursor");
  return member;
}

function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/")[3];
  return name ? resolved(schemas[name] ?? {}, schemas) : schema;
}
