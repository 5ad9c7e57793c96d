import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { homeTexts } from "../texts/home-texts.ts";

/** A form that leads to the search page. */
export function searchForm(t: Translator, q = ""): Html {
  return html`<form class="search" role="search" action="/search">
    <input name="q" type="search" value="${q}" required maxlength="400" aria-label="${t(homeTexts.searchLabel)}" placeholder="${t(homeTexts.searchHint)}">
    <button>${t(homeTexts.searchButton)}</button></form>`;
}
