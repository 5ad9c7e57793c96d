import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { layout } from "../layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { mailLinkTexts } from "../texts/mail-link-texts.ts";

interface ForgottenPage {
  isSent?: boolean;
  email?: string;
  problem?: FormProblem;
}

/** Renders the form to have a link mailed; it says the same for every address. */
export function forgottenPage(t: Translator, { isSent, email = "", problem }: ForgottenPage): Html {
  const form = html`<p>${t(mailLinkTexts.forgottenExplained)}</p>
    <form method="post" action="/forgotten-password">
      ${problemAlert(problem)}
      ${formField({
        ...{ name: "email", label: t(accountTexts.email), problem },
        control: html`<input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="email" aria-describedby="email-hint">`,
      })}
      <p><button class="main">${t(mailLinkTexts.send)}</button></p></form>`;
  const main = html`<h1>${t(mailLinkTexts.forgotten)}</h1>
    ${isSent ? html`<p class="notice" role="status">${t(mailLinkTexts.sent)}</p>` : form}`;
  return layout(t, t(mailLinkTexts.forgotten), main, {
    path: "/forgotten-password",
    isRefused: problem !== undefined,
  });
}
