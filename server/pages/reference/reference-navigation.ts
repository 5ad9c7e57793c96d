import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { layoutTexts } from "../texts/layout-texts.ts";
import { referencePath } from "./addresses.ts";

/** Renders the way back from a page of the reference to the list that names it. */
export function referenceNavigation(t: Translator, section: string, name: Html | string): Html {
  return html`<nav aria-label="${t(layoutTexts.reference)}"><a href="${referencePath}">${t(layoutTexts.reference)}</a> › <a href="${referencePath}#${section}">${name}</a></nav>`;
}
