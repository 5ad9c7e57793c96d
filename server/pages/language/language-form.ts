import { html } from "hono/html";
import type { Language } from "../../domain/messages/render.ts";
import type { Html } from "../html.ts";
import { layoutTexts } from "../texts/layout-texts.ts";
import type { Translator } from "./translator.ts";

/**
 * Renders the languages to choose from, each in its own words; `path` is the page to come back to. Without one the
 * browser says where the form stood.
 */
export function languageForm(t: Translator, path: string | null): Html {
  const isKnown = path !== null && path.length <= longestPath;
  return html`<form class="languages" method="post" action="/language" aria-label="${t(layoutTexts.language)}">${isKnown ? html`<input type="hidden" name="next" value="${path}">` : ""}
        ${(Object.keys(names) as Language[]).map((language) => choice(language, language === t.language))}</form>`;
}

/** What the contract takes as `next`. */
const longestPath = 2000;

const names: Record<Language, string> = { en: "English", de: "Deutsch", "zh-Hans": "简体中文" };

/** The present language can be chosen too: by who is to have it whatever the browser prefers. */
function choice(language: Language, isPresent: boolean): Html {
  return html`<button name="language" value="${language}" lang="${language}"${isPresent ? html` aria-current="true"` : ""}>${names[language]}</button> `;
}
