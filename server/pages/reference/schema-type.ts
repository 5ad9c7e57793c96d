import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { schemaLink } from "./addresses.ts";
import type { Schema } from "./document.ts";

/** Renders what kind of value a schema lets through; a schema with a name is a link to its page. */
export function schemaType(t: Translator, schema: Schema): Html {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (schema.$ref) return schemaLink(nameOf(schema.$ref));
  if (alternatives)
    return either(
      t,
      alternatives.map((one) => schemaType(t, one)),
    );
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return html`${t(schemaTexts.anything)}`;
  return either(
    t,
    types.map((type) => typeName(t, type, schema)),
  );
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

function typeName(t: Translator, type: string, schema: Schema): Html {
  const { items, format, properties, additionalProperties } = schema;
  if (type === "array" && items) return t.html(schemaTexts.listOf, { items: schemaType(t, items) });
  if (type === "object" && !properties && typeof additionalProperties === "object")
    return t.html(schemaTexts.mapOf, { values: schemaType(t, additionalProperties) });
  if (type === "string" && format) return html`<code>string</code> (<code>${format}</code>)`;
  return html`<code>${type}</code>`;
}

function either(t: Translator, alternatives: Html[]): Html {
  return html`${alternatives.map((one, index) => html`${index > 0 ? t(schemaTexts.or) : ""}${one}`)}`;
}
