import { html } from "hono/html";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import type { Viewer } from "../layout.ts";
import { layoutTexts } from "../texts/layout-texts.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { referenceTexts } from "../texts/reference-texts.ts";
import { schemaTexts } from "../texts/schema-texts.ts";
import { referencePath, schemaLink } from "./addresses.ts";
import { conventions } from "./conventions.ts";
import { markdown } from "./markdown.ts";
import { operationTables } from "./operation-tables.ts";
import type { Reference } from "./reference.ts";
import { referenceLayout } from "./reference-layout.ts";

/** Renders what holds for the whole contract, and the lists of its operations and schemas. */
export function referencePage(t: Translator, viewer: Viewer | null, reference: Reference): Html {
  const { info, components } = reference.document;
  const { version, license } = info;
  const made = t.html(referenceTexts.made, {
    version,
    license: license.name,
    contract: linkTo("/openapi.json"),
    guide: linkTo("/llms.txt"),
  });
  const main = html`<h1>${t(layoutTexts.reference)}</h1>
    <p>${made}</p>
    ${contents(t, reference)}
    ${introduction(t, info.description)}
    ${conventions(t, reference)}
    <h2 id="operations">${t(operationTexts.operations)}</h2>
    ${operationTables(t, reference)}
    <h2 id="schemas">${t(schemaTexts.schemas)}</h2>
    <details class="fold"><summary>${t(schemaTexts.all, { count: Object.keys(components.schemas).length })}</summary><p>${joined(t, Object.keys(components.schemas).map(schemaLink))}</p></details>`;
  return referenceLayout(t, t(layoutTexts.reference), main, { viewer, path: referencePath });
}

/** The first two paragraphs are for everybody; what follows is exact, and long. */
function introduction(t: Translator, description: string): Html {
  const paragraphs = description.split("\n\n");
  return html`${markdown(paragraphs.slice(0, 2).join("\n\n"))}
    <details class="fold"><summary>${t(referenceTexts.always)}</summary>${markdown(paragraphs.slice(2).join("\n\n"))}</details>`;
}

function contents(t: Translator, { document }: Reference): Html {
  const tags = document.tags.map(({ name }) => html`<a href="#${name}" lang="en">${name}</a>`);
  const shared = sections.map(([id, name]) => html`<a href="#${id}">${t(name)}</a>`);
  return html`<nav aria-label="${t(referenceTexts.contents)}"><ul>
    <li>${joined(t, shared)}</li>
    <li><a href="#operations">${t(operationTexts.operations)}</a>: ${joined(t, tags)}</li>
    <li><a href="#schemas">${t(schemaTexts.schemas)}</a></li></ul></nav>`;
}

const sections = [
  ["authentication", referenceTexts.authentication],
  ["limits", operationTexts.limits],
  ["errors", operationTexts.errors],
  ["lists", referenceTexts.paging],
  ["conditional", referenceTexts.conditional],
  ["repeating", referenceTexts.repeating],
  ["media-types", referenceTexts.mediaTypes],
] as const;
