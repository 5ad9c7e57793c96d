import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { shownDuration } from "../shown-quantity.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import type { Limit } from "./document.ts";
import { inlineMarkdown } from "./markdown.ts";

/** Renders limits of the contract as a list. An operator may set others: the headers of an answer say what holds. */
export function limitItems(t: Translator, limits: Limit[]): Html {
  return html`<ul>${limits.map((limit) => html`<li>${amount(t, limit)}: ${inlineMarkdown(limit.description)}</li>`)}</ul>`;
}

function amount(t: Translator, { points, seconds }: Limit): string {
  return seconds === undefined
    ? t(operationTexts.inMonth, { points })
    : t(operationTexts.within, { points, duration: shownDuration(t.language, seconds * 1000) });
}
