import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { constraints } from "./constraints.ts";
import type { Parameter } from "./document.ts";
import { inlineMarkdown } from "./markdown.ts";
import { schemaType } from "./schema-type.ts";

/** Renders the parameters of an operation; nothing where it has none. */
export function parameterTable(t: Translator, parameters: Parameter[]): Html | "" {
  if (parameters.length === 0) return "";
  return html`<h2 id="parameters">${t(operationTexts.parameters)}</h2>
    <table class="stack reference members"><thead><tr><th scope="col">${t(operationTexts.parameter)}</th><th scope="col">${t(schemaTexts.type)}</th><th scope="col">${t(schemaTexts.meaning)}</th></tr></thead>
    <tbody>${parameters.map((parameter) => row(t, parameter))}</tbody></table>`;
}

function row(t: Translator, parameter: Parameter): Html {
  const { name, in: place, required, deprecated, schema, description } = parameter;
  const notes = [
    t(operationTexts[place]),
    required ? "" : t(schemaTexts.optional),
    deprecated ? t(schemaTexts.deprecated) : "",
  ].filter(Boolean);
  const example = html`<code>${shownExample(parameter)}</code>`;
  return html`<tr>
      <td data-label=""><code>${name}</code>${notes.map((note) => html` <span class="muted">${note}</span>`)}</td>
      <td data-label="${t(schemaTexts.type)}">${schemaType(t, schema)}${constraints(t, schema)}</td>
      <td data-label="${t(schemaTexts.meaning)}">${inlineMarkdown(description)} <span class="muted">${t.html(operationTexts.exampleValue, { value: example })}</span></td></tr>`;
}

/** As it stands in an address: a list is one text with commas. */
export const shownExample = ({ example }: Parameter): string => [example].flat().map(String).join(",");
