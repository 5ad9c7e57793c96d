import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import type { Document, Example, MediaType } from "./document.ts";
import { exampleBlock } from "./example-block.ts";
import { inlineMarkdown } from "./markdown.ts";
import { memberTable } from "./member-table.ts";
import { follow } from "./operation.ts";
import { schemaSummary } from "./schema-summary.ts";

/**
 * Renders the bodies that a request or an answer may have, each with its examples. What a request sends is shown to its
 * members; of an answer the link to its schema, which may be long, is enough.
 */
export function contentList(
  t: Translator,
  document: Document,
  content: Record<string, MediaType>,
  isRequest = false,
): Html {
  return html`${Object.entries(content).map(
    ([type, media]) => html`<div class="content"><p><code>${type}</code></p>
      ${schemaSummary(t, media.schema)}
      ${isRequest && media.schema.$ref ? memberTable(t, follow(document, media.schema)) : ""}
      ${media.schema.description ? html`<p>${inlineMarkdown(media.schema.description)}</p>` : ""}
      ${examplesOf(document, media).map(
        ({ summary, value }) =>
          html`<details><summary>${t(schemaTexts.example)}${summary ? html`: ${inlineMarkdown(summary)}` : ""}</summary>${exampleBlock(value)}</details>`,
      )}</div>`,
  )}`;
}

export function examplesOf(document: Document, { example, examples = {} }: MediaType): Example[] {
  const named = Object.values(examples).map((one) => follow<Example>(document, one));
  return example === undefined ? named : [{ summary: "", value: example }, ...named];
}
