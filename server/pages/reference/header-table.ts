import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import type { Header } from "./document.ts";
import { inlineMarkdown } from "./markdown.ts";
import type { Response } from "./operation.ts";

interface Sent {
  name: string;
  header: Header;
  statuses: string[];
}

/** Renders the headers of all answers, each once for the statuses where it means the same. */
export function headerTable(t: Translator, responses: Response[]): Html {
  const sent = headersOf(responses);
  return html`<details class="fold" id="headers"><summary><h2>${t(operationTexts.headers)}</h2> <span class="muted">${sent.length}</span></summary>
    <table class="stack reference"><thead><tr><th scope="col">${t(operationTexts.header)}</th><th scope="col">${t(operationTexts.comesWith)}</th><th scope="col">${t(schemaTexts.meaning)}</th></tr></thead>
    <tbody>${sent.map((each) => row(t, each))}</tbody></table></details>`;
}

function headersOf(responses: Response[]): Sent[] {
  const sent = new Map<string, Sent>();
  for (const { status, headers } of responses)
    for (const [name, header] of Object.entries(headers)) {
      const key = `${name} ${header.description}`;
      const known = sent.get(key) ?? { name, header, statuses: [] };
      known.statuses.push(status);
      sent.set(key, known);
    }
  return [...sent.values()];
}

function row(t: Translator, { name, header, statuses }: Sent): Html {
  return html`<tr><td data-label=""><code>${name}</code>${header.required ? "" : html` <span class="muted">${t(operationTexts.perhaps)}</span>`}</td><td data-label="${t(operationTexts.comesWith)}">${statuses.join(", ")}</td><td data-label="${t(schemaTexts.meaning)}">${inlineMarkdown(header.description)}</td></tr>`;
}
