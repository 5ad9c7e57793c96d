import { html } from "hono/html";
import { scopes } from "../../__generated__/enumerations.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { keyTexts } from "../texts/key-texts.ts";

/** Renders the form for a new key. */
export function keyForm(
  t: Translator,
  typed: Partial<Record<string, string>> | undefined,
  problem: FormProblem | undefined,
): Html {
  const isChecked = (scope: string) => typed === undefined || typed[scope] !== undefined;
  const choices = scopes.map(
    (scope) =>
      html`<label class="choice"><input type="checkbox" name="${scope}" value="yes" ${isChecked(scope) ? "checked" : ""}> ${t.html(keyTexts.scope, { scope, meaning: t(keyTexts[scope]) })}</label>`,
  );
  return html`<form method="post" action="/keys">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "name", label: t(keyTexts.name), hint: t(keyTexts.nameHint), problem },
      control: html`<input id="name" name="name" value="${typed?.name ?? ""}" required maxlength="64" aria-describedby="name-hint">`,
    })}
    ${formField({
      ...{ name: "days", label: t(keyTexts.days), hint: t(keyTexts.daysHint), problem },
      control: html`<input id="days" name="days" type="number" min="1" max="365" value="${typed?.days ?? "90"}" required aria-describedby="days-hint">`,
    })}
    <fieldset><legend>${t(keyTexts.scopes)}</legend>
      ${choices}
      ${problem?.fields.has("scopes") ? html`<strong class="problem">${t(keyTexts.scopesWrong)}</strong>` : ""}</fieldset>
    <p><button class="main">${t(keyTexts.submit)}</button></p></form>`;
}
