import type { Schema } from "./document.ts";

export interface Member {
  /** With the members that it stands in: `licenses.paper`, `subject[].name`. */
  path: string;
  required: boolean;
  schema: Schema;
}

/** The members of an object, and of the objects within that have no page of their own, in the order of the contract. */
export function membersOf(schema: Schema, path = ""): Member[] {
  const { properties, required = [], items, additionalProperties } = schema;
  if (items) return membersOf(items, `${path}[]`);
  const prefix = path === "" ? "" : `${path}.`;
  const named = Object.entries(properties ?? {}).flatMap(([name, member]): Member[] => [
    { path: `${prefix}${name}`, required: required.includes(name), schema: member },
    ...membersOf(member, `${prefix}${name}`),
  ]);
  const others =
    typeof additionalProperties === "object" ? membersOf(additionalProperties, `${prefix}*`) : [];
  return [...named, ...others];
}
