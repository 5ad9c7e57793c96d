import { html } from "hono/html";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { contentList, examplesOf } from "./content-list.ts";
import type { Document } from "./document.ts";
import { exampleBlock } from "./example-block.ts";
import { inlineMarkdown } from "./markdown.ts";
import type { Response } from "./operation.ts";
import { schemaType } from "./schema-type.ts";

/** Renders what an operation answers: at length what it was asked for, and what is refused as a table. */
export function answerList(t: Translator, document: Document, responses: Response[]): Html {
  const refusals = responses.filter(isRefusal);
  return html`<h2 id="answers">${t(operationTexts.answers)}</h2>
    ${responses
      .filter((response) => !isRefusal(response))
      .map(
        ({ status, description, content }) => html`<h3 id="${status}">${status}</h3>
      <p>${inlineMarkdown(description)}</p>${contentList(t, document, content)}`,
      )}
    <details class="fold" id="refusals"><summary><h3>${t(operationTexts.refusals)}</h3> <span class="muted">${refusals.map(({ status }) => status).join(", ")}</span></summary>
    <table class="stack reference"><thead><tr><th scope="col">${t(operationTexts.status)}</th><th scope="col">${t(schemaTexts.meaning)}</th><th scope="col">${t(operationTexts.body)}</th></tr></thead>
    <tbody>${refusals.map((response) => refusal(t, response))}</tbody></table>
    <details><summary>${t(operationTexts.refusalExamples)}</summary>${refusals.map((response) => refusalExamples(document, response))}</details></details>`;
}

const isRefusal = ({ status }: Response) => Number(status) >= 400;

function refusal(t: Translator, { status, description, content }: Response): Html {
  const bodies = Object.entries(content).map(
    ([type, { schema }]) => html`<code>${type}</code>: ${schemaType(t, schema)}`,
  );
  return html`<tr><td data-label="">${status}</td><td data-label="${t(schemaTexts.meaning)}">${inlineMarkdown(description)}</td><td data-label="${t(operationTexts.body)}">${joined(t, bodies)}</td></tr>`;
}

function refusalExamples(document: Document, { status, content }: Response): Html {
  const json = content["application/json"];
  return html`${(json ? examplesOf(document, json) : []).map(
    ({ summary, value }) =>
      html`<p>${status}${summary ? html`: ${inlineMarkdown(summary)}` : ""}</p>${exampleBlock(value)}`,
  )}`;
}
