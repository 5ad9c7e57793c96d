import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { profileTexts } from "../texts/profile-texts.ts";

/** Renders the form to delete an account: nobody types name and password by a slip of the hand. */
export function deletionForm(
  t: Translator,
  name: string,
  typed: string,
  problem: FormProblem | undefined,
): Html {
  return html`<p>${t.html(profileTexts.deleteExplained)}</p>
    <form method="post" action="/account/deletion">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "username", label: t(profileTexts.confirmName, { name }), problem },
      control: html`<input id="username" name="username" value="${typed}" required autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="username-hint">`,
    })}
    ${formField({
      ...{ name: "password", label: t(accountTexts.password), problem },
      control: html`<input id="password" name="password" type="password" required maxlength="128" autocomplete="current-password" aria-describedby="password-hint">`,
    })}
    <p><button class="danger">${t(profileTexts.deleteForGood)}</button></p></form>`;
}
