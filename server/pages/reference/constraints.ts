import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import type { Schema } from "./document.ts";

/** Renders what a value must satisfy beside its type, as JSON Schema says it. */
export function constraints(t: Translator, schema: Schema): Html | "" {
  const items = schema.items && !schema.items.$ref ? constraints(t, schema.items) : "";
  const own = keywords.filter((keyword) => schema[keyword] !== undefined);
  const lines = [
    schema.enum ? t.html(schemaTexts.oneOf, { values: values(schema.enum) }) : "",
    ...own.map((keyword) => html`<code>${keyword}: ${JSON.stringify(schema[keyword])}</code>`),
    items,
  ];
  return html`${lines.filter(Boolean).map((line) => html`<div>${line}</div>`)}`;
}

const keywords = [
  ...["const", "default", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties"],
  ...["contentEncoding", "contentMediaType", "x-max-bytes"],
];

/** Values of an enumeration, with places to break a line. */
const values = (all: unknown[]): Html =>
  html`${all.map((value, index) => html`${index > 0 ? ", " : ""}<code>${shown(value)}</code>`)}`;

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
