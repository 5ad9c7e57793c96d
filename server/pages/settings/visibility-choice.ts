import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { settingsTexts } from "../texts/settings-texts.ts";

/** Renders the choice of who may read a repository. */
export function visibilityChoice(t: Translator, visibility: string): Html {
  const choice = (value: "public" | "private", text: string) =>
    html`<label class="choice"><input type="radio" name="visibility" value="${value}" ${visibility === value ? "checked" : ""}> ${text}</label>`;
  return html`<fieldset><legend>${t(settingsTexts.whoMayRead)}</legend>
        ${choice("public", t(settingsTexts.everybody))} ${choice("private", t(settingsTexts.ownerAlone))}</fieldset>`;
}
