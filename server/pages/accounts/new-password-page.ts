import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout } from "../layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { mailLinkTexts } from "../texts/mail-link-texts.ts";

interface NewPasswordPage {
  token: string;
  isChanged?: boolean;
  problem?: FormProblem;
}

/** Renders the form for a new password. The token stands in no other address of the page. */
export function newPasswordPage(t: Translator, { token, isChanged, problem }: NewPasswordPage): Html {
  const wrongLink = problem?.fields.get("token");
  const another = t.html(mailLinkTexts.another, { link: linkTo("/forgotten-password") });
  const form = html`<form method="post" action="/new-password">
      ${wrongLink ? problemAlert({ message: wrongLink, fields: new Map() }, html` ${another}`) : problemAlert(problem)}
      <input type="hidden" name="token" value="${token}">
      ${formField({
        ...{ name: "password", label: t(accountTexts.password), problem },
        hint: t(accountTexts.passwordHint),
        control: html`<input id="password" name="password" type="password" required minlength="8" maxlength="128" autocomplete="new-password" aria-describedby="password-hint">`,
      })}
      <p class="muted">${t(mailLinkTexts.signsOut)}</p>
      <p><button class="main">${t(mailLinkTexts.save)}</button></p></form>`;
  const changed = t.html(mailLinkTexts.changed, { link: linkTo("/sign-in") });
  const main = html`<h1>${t(mailLinkTexts.newPassword)}</h1>
    ${isChanged ? html`<p class="notice" role="status">${changed}</p>` : form}`;
  return layout(t, t(mailLinkTexts.newPassword), main, { path: null, isRefused: problem !== undefined });
}
