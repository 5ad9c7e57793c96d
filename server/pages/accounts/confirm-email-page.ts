import { html } from "hono/html";
import { type FormProblem, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout } from "../layout.ts";
import { mailLinkTexts } from "../texts/mail-link-texts.ts";

interface ConfirmEmailPage {
  token: string;
  isConfirmed?: boolean;
  problem?: FormProblem;
}

/** Renders a button: programs that open the links of mails before their reader does confirm nothing. */
export function confirmEmailPage(t: Translator, { token, isConfirmed, problem }: ConfirmEmailPage): Html {
  const wrongLink = problem?.fields.get("token");
  const shown = problem && wrongLink ? { ...problem, message: wrongLink } : problem;
  const form = html`<form method="post" action="/confirm-email">
      ${problemAlert(shown)}
      <input type="hidden" name="token" value="${token}">
      <p><button class="main">${t(mailLinkTexts.confirmButton)}</button></p></form>`;
  const done = t.html(mailLinkTexts.confirmedNow, { link: linkTo("/account") });
  const main = html`<h1>${t(mailLinkTexts.confirm)}</h1>
    ${isConfirmed ? html`<p class="notice" role="status">${done}</p>` : form}`;
  return layout(t, t(mailLinkTexts.confirm), main, { path: null, isRefused: problem !== undefined });
}
