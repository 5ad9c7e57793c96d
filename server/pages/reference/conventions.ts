import { html } from "hono/html";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { referenceTexts } from "../texts/reference-texts.ts";
import { operationLink, schemaLink } from "./addresses.ts";
import { limitItems } from "./limit-items.ts";
import { inlineMarkdown } from "./markdown.ts";
import type { Operation } from "./operation.ts";
import type { Reference } from "./reference.ts";

/** Renders what holds for many operations, from the parts of the contract that they share. */
export function conventions(t: Translator, { document, operations }: Reference): Html {
  const { securitySchemes, parameters, headers } = document.components;
  const shared = (...names: string[]) =>
    described(names.flatMap((name) => parameters[name] ?? []).map((one) => [one.name, one.description]));
  const lists = operations.filter((operation) => operation["x-pagination"]);
  return html`<h2 id="authentication">${t(referenceTexts.authentication)}</h2>
    ${described(Object.entries(securitySchemes).map(([name, { description }]) => [name, description]))}
    <p>${t.html(referenceTexts.scopes, { schema: schemaLink("Scope") })}</p>
    <h2 id="limits">${t(operationTexts.limits)}</h2>
    ${limitItems(t, Object.values(document["x-rate-limits"]))}
    <p>${t(referenceTexts.operators)} ${t(referenceTexts.bodies, { bytes: document["x-body-limit"], jsonBytes: document["x-json-body-limit"] })}</p>
    <h2 id="errors">${t(operationTexts.errors)}</h2>
    ${errors(t, document["x-error-statuses"])}
    <h2 id="lists">${t(referenceTexts.paging)}</h2>
    ${shared("Cursor", "Limit")}
    <p>${joined(t, [schemaLink("Pagination"), ...lists.map(({ operationId }) => operationLink(operationId))])}</p>
    <h2 id="conditional">${t(referenceTexts.conditional)}</h2>
    ${described([["ETag", headers.ETag?.description ?? ""]])}${shared("IfNoneMatch", "Range")}
    <h2 id="repeating">${t(referenceTexts.repeating)}</h2>
    ${shared("IdempotencyKey")}
    <h2 id="media-types">${t(referenceTexts.mediaTypes)}</h2>
    ${mediaTypes(t, operations)}`;
}

function described(terms: (readonly [string, string])[]): Html {
  return html`<dl class="words">${terms.map(([name, text]) => html`<dt><code>${name}</code></dt><dd>${inlineMarkdown(text)}</dd>`)}</dl>`;
}

function errors(t: Translator, statuses: Record<string, number>): Html {
  const families = {
    path: html`<code>/api/v1</code>`,
    v1: schemaLink("Error"),
    text: schemaLink("TextError"),
  };
  return html`<p>${t.html(referenceTexts.families, families)}</p>
    <table class="reference"><thead><tr><th scope="col">${t(referenceTexts.code)}</th><th scope="col">${t(operationTexts.status)}</th></tr></thead>
    <tbody>${Object.entries(statuses).map(([code, status]) => html`<tr><td><code>${inWords(code)}</code></td><td>${status}</td></tr>`)}</tbody></table>`;
}

function mediaTypes(t: Translator, operations: Operation[]): Html {
  const taken = operations.flatMap(({ requestBody }) => Object.keys(requestBody?.content ?? {}));
  const given = operations.flatMap(({ responses }) =>
    responses.flatMap(({ content }) => Object.keys(content)),
  );
  const list = (types: string[]) =>
    joined(
      t,
      [...new Set(types)].map((type) => html`<code>${type}</code>`),
    );
  return html`<dl class="words"><dt>${t(referenceTexts.taken)}</dt><dd>${list(taken)}</dd><dt>${t(referenceTexts.given)}</dt><dd>${list(given)}</dd></dl>`;
}

/** A narrow screen breaks it after an underscore, and not within a word. */
const inWords = (name: string): Html =>
  html`${name.split("_").map((word, index) => html`${index > 0 ? html`_<wbr>` : ""}${word}`)}`;
