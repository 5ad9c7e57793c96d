import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { referenceTexts } from "../texts/reference-texts.ts";
import { operationPath } from "./addresses.ts";
import { inlineMarkdown } from "./markdown.ts";
import { isOpen, type Operation } from "./operation.ts";
import type { Reference } from "./reference.ts";

/** Renders every operation, folded by tag. An address leads into a fold, which browsers open for it, as for what they find. */
export function operationTables(t: Translator, { document, operations }: Reference): Html {
  return html`${document.tags.map(
    ({
      name,
      description,
    }) => html`<details class="fold"><summary><h3 lang="en">${name}</h3> <span class="muted" lang="en">${inlineMarkdown(description)}</span></summary>
    <table id="${name}" class="stack reference operations"><thead><tr><th scope="col">${t(referenceTexts.operation)}</th><th scope="col">${t(referenceTexts.purpose)}</th><th scope="col">${t(referenceTexts.needs)}</th></tr></thead>
    <tbody>${operations.filter(({ tag }) => tag === name).map((operation) => row(t, operation))}</tbody></table></details>`,
  )}`;
}

function row(t: Translator, operation: Operation): Html {
  const { operationId, method, path, summary } = operation;
  return html`<tr><td data-label=""><code>${method}</code> <a href="${operationPath(operationId)}"><code>${path}</code></a></td><td data-label="${t(referenceTexts.purpose)}">${inlineMarkdown(summary)}</td><td data-label="${t(referenceTexts.needs)}">${needs(t, operation)}</td></tr>`;
}

/** The scope that a key needs for what not anyone may do; a session may do everything. */
function needs(t: Translator, operation: Operation): Html {
  if (isOpen(operation)) return html`${t(operationTexts.anyone)}`;
  const scopes = new Set(operation.security.flatMap((alternative) => Object.values(alternative).flat()));
  if (scopes.size === 0) return html`${t(referenceTexts.sessionAlone)}`;
  return html`${[...scopes].map((scope) => html`<code>${scope}</code> `)}`;
}
