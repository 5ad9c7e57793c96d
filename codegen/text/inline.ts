import type { Schema } from "../contract/document.ts";
import type { Contract } from "../contract/model.ts";

/** A schema with what it refers to written out, and without its examples: models read every word of it. */
export function inline(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  const { $ref: _, example: __, examples: ___, ...own } = schema;
  const whole = name === undefined ? own : { ...inline(contract, contract.schemas[name] ?? {}), ...own };
  const properties = whole.properties && {
    properties: Object.fromEntries(
      Object.entries(whole.properties).map(([member, value]) => [member, inline(contract, value)]),
    ),
  };
  const items = whole.items && { items: inline(contract, whole.items) };
  return { ...whole, ...properties, ...items };
}
