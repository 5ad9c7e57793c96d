import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { constraints } from "./constraints.ts";
import type { Schema } from "./document.ts";
import { memberTable } from "./member-table.ts";
import { schemaType } from "./schema-type.ts";

/** Renders a schema where it stands: its members, or its type and what a value must satisfy. */
export function schemaSummary(t: Translator, schema: Schema): Html {
  const members = memberTable(t, schema);
  const isObject = members !== "" && schema.type === "object";
  return html`${isObject ? "" : html`<div>${schemaType(t, schema)}${constraints(t, schema)}</div>`}${members}`;
}
