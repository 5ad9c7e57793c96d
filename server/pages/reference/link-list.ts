import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { operationLink } from "./addresses.ts";
import type { Link } from "./document.ts";
import { inlineMarkdown } from "./markdown.ts";
import type { Operation } from "./operation.ts";

/** Renders the operations that an answer leads to, and which part of it they take. */
export function linkList(t: Translator, { responses }: Operation): Html | "" {
  const links = responses.flatMap((response) => response.links);
  if (links.length === 0) return "";
  return html`<h2 id="next">${t(operationTexts.next)}</h2>
    <ul>${links.map((link) => html`<li>${operationLink(link.operationId)}: ${inlineMarkdown(link.description)}${taken(link)}</li>`)}</ul>`;
}

function taken({ parameters = {} }: Link): Html {
  return html`${Object.entries(parameters).map(([name, from]) => html` <code>${name} = ${String(from)}</code>`)}`;
}
