import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { constraints } from "./constraints.ts";
import type { Schema } from "./document.ts";
import { inlineMarkdown } from "./markdown.ts";
import { type Member, membersOf } from "./members.ts";
import { schemaType } from "./schema-type.ts";

/** Renders the members of an object; nothing where it has none of its own. */
export function memberTable(t: Translator, schema: Schema): Html | "" {
  const members = membersOf(schema);
  if (members.length === 0) return "";
  return html`<table class="stack reference members"><thead><tr><th scope="col">${t(schemaTexts.member)}</th><th scope="col">${t(schemaTexts.type)}</th><th scope="col">${t(schemaTexts.meaning)}</th></tr></thead>
    <tbody>${members.map((member) => row(t, member))}</tbody></table>`;
}

function row(t: Translator, { path, required, schema }: Member): Html {
  const notes = [
    required ? "" : t(schemaTexts.optional),
    schema.deprecated ? t(schemaTexts.deprecated) : "",
  ].filter(Boolean);
  return html`<tr>
      <td data-label=""><code>${path}</code>${notes.map((note) => html` <span class="muted">${note}</span>`)}</td>
      <td data-label="${t(schemaTexts.type)}">${schemaType(t, schema)}${constraints(t, schema)}</td>
      <td data-label="${t(schemaTexts.meaning)}">${schema.description ? inlineMarkdown(schema.description) : ""}</td></tr>`;
}
