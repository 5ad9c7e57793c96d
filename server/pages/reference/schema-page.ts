import { html } from "hono/html";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import type { Translator } from "../language/translator.ts";
import type { Viewer } from "../layout.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { operationLink, schemaLink, schemaPath } from "./addresses.ts";
import type { Schema } from "./document.ts";
import { exampleBlock } from "./example-block.ts";
import { inlineMarkdown, markdown } from "./markdown.ts";
import type { Reference } from "./reference.ts";
import { referenceLayout } from "./reference-layout.ts";
import { referenceNavigation } from "./reference-navigation.ts";
import { schemaSummary } from "./schema-summary.ts";

/** Renders one schema of the contract: its members, examples, and what uses it. */
export function schemaPage(
  t: Translator,
  viewer: Viewer | null,
  reference: Reference,
  name: string,
  schema: Schema,
): Html {
  const main = html`${referenceNavigation(t, "schemas", t(schemaTexts.schemas))}
    <h1><code>${name}</code></h1>
    ${schema.description ? markdown(schema.description) : ""}
    ${schemaSummary(t, schema)}
    ${schema.additionalProperties === false ? html`<p class="muted">${t(schemaTexts.closed)}</p>` : ""}
    ${examples(t, schema)}
    ${uses(t, reference, name)}`;
  return referenceLayout(t, name, main, { viewer, path: schemaPath(name) });
}

function examples(t: Translator, { examples = [] }: Schema): Html | "" {
  if (examples.length === 0) return "";
  return html`<h2>${t(schemaTexts.example)}</h2>${examples.map(exampleBlock)}`;
}

function uses(t: Translator, reference: Reference, name: string): Html | "" {
  const { operations, schemas } = reference.usesOf(name);
  if (operations.length + schemas.length === 0) return "";
  return html`<h2>${t(schemaTexts.usedBy)}</h2>
    ${schemas.length > 0 ? html`<p>${joined(t, schemas.map(schemaLink))}</p>` : ""}
    <ul>${operations.map(({ operationId, summary }) => html`<li>${operationLink(operationId)}: ${inlineMarkdown(summary)}</li>`)}</ul>`;
}
