import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import type { Viewer } from "../layout.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { operationPath } from "./addresses.ts";
import { answerList } from "./answer-list.ts";
import { contentList } from "./content-list.ts";
import { exampleRequests } from "./example-requests.ts";
import { headerTable } from "./header-table.ts";
import { linkList } from "./link-list.ts";
import { inlineMarkdown, markdown } from "./markdown.ts";
import type { Operation } from "./operation.ts";
import { operationFacts } from "./operation-facts.ts";
import { parameterTable } from "./parameter-table.ts";
import type { Reference } from "./reference.ts";
import { referenceLayout } from "./reference-layout.ts";
import { referenceNavigation } from "./reference-navigation.ts";
import { schemaType } from "./schema-type.ts";

interface Place {
  reference: Reference;
  /** Of the service, for commands. */
  origin: string;
  viewer: Viewer | null;
}

/** Renders one operation of the contract: what holds for it, an example, what it takes and what it answers. */
export function operationPage(
  t: Translator,
  operation: Operation,
  { reference, origin, viewer }: Place,
): Html {
  const { document } = reference;
  const { operationId, method, path, tag, summary, description, deprecated } = operation;
  const main = html`${referenceNavigation(t, tag, html`<span lang="en">${tag}</span>`)}
    <h1>${inlineMarkdown(summary)}</h1>
    <p><code>${method}</code> <code>${path}</code> <span class="muted"><code>${operationId}</code>${deprecated ? html` ${t(schemaTexts.deprecated)}` : ""}</span></p>
    ${markdown(description)}
    ${operationFacts(t, reference, operation)}
    ${exampleRequests(t, origin, document, operation)}
    ${parameterTable(t, operation.parameters)}
    ${requestBody(t, reference, operation)}
    ${answerList(t, document, operation.responses)}
    ${events(t, operation)}
    ${headerTable(t, operation.responses)}
    ${linkList(t, operation)}`;
  return referenceLayout(t, operationId, main, { viewer, path: operationPath(operationId) });
}

function requestBody(t: Translator, { document }: Reference, { requestBody }: Operation): Html | "" {
  if (!requestBody) return "";
  const { description, required, content } = requestBody;
  return html`<h2 id="body">${t(operationTexts.body)}</h2>
    <p>${inlineMarkdown(description)}${required ? "" : html` <span class="muted">${t(schemaTexts.optional)}</span>`}</p>
    ${contentList(t, document, content, true)}`;
}

function events(t: Translator, { "x-events": events }: Operation): Html | "" {
  if (!events) return "";
  return html`<h3>${t(operationTexts.events)}</h3><dl>${Object.entries(events).map(
    ([name, schema]) => html`<dt><code>${name}</code></dt><dd>${schemaType(t, schema)}</dd>`,
  )}</dl>`;
}
