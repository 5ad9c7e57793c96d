import { html } from "hono/html";
import { sdkMethods } from "../../__generated__/sdk-methods.ts";
import { tools } from "../../__generated__/tools.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { schemaLink } from "./addresses.ts";
import { callers } from "./callers.ts";
import { limitItems } from "./limit-items.ts";
import { inlineMarkdown } from "./markdown.ts";
import type { Operation } from "./operation.ts";
import type { Reference } from "./reference.ts";

/** Renders what holds for every call of an operation. */
export function operationFacts(t: Translator, { document }: Reference, operation: Operation): Html {
  const { operationId } = operation;
  const caching = document["x-cache-control"][operation["x-cache"]];
  const tool = tools.find((one) => one.operation === operationId);
  const facts: [string, Html | ""][] = [
    [t(operationTexts.callers), callers(t, operation)],
    [
      t(operationTexts.limits),
      limitItems(
        t,
        operation["x-rate-limit"].flatMap((name) => document["x-rate-limits"][name] ?? []),
      ),
    ],
    [t(operationTexts.caching), caching ? cacheControl(t, caching) : ""],
    [t(operationTexts.again), again(t, operation)],
    [t(operationTexts.errors), schemaLink(operation["x-error-family"] === "v1" ? "Error" : "TextError")],
    [t(operationTexts.inSdk), sdkMethods[operationId] ? html`<code>${sdkMethods[operationId]}</code>` : ""],
    [
      t(operationTexts.asTool),
      tool ? html`<code>${tool.name}</code>: ${inlineMarkdown(tool.description)}` : "",
    ],
  ];
  return html`<dl class="words">${facts.filter(([, fact]) => fact !== "").map(([name, fact]) => html`<dt><strong>${name}</strong></dt><dd>${fact}</dd>`)}</dl>`;
}

function cacheControl(t: Translator, { anonymous, identified }: { anonymous: string; identified: string }) {
  const policy = html`<code>${identified}</code>`;
  return anonymous === identified
    ? policy
    : html`<code>${anonymous}</code>; ${t.html(operationTexts.identified, { policy })}`;
}

function again(t: Translator, { "x-retry": retry }: Operation): Html {
  if (retry === "keyed") return t.html(operationTexts.keyed, { header: html`<code>Idempotency-Key</code>` });
  return html`${t(operationTexts[retry])}`;
}
