import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { withNext } from "./with-next.ts";

interface SignUpPage {
  viewer: Viewer | null;
  next: string;
  typed?: { name: string; username: string; email: string };
  problem?: FormProblem;
}

/** Renders the form to sign up; a password that was typed is never sent back. */
export function signUpPage(t: Translator, { viewer, next, typed, problem }: SignUpPage): Html {
  const { name = "", username = "", email = "" } = typed ?? {};
  const main = html`<h1>${t(accountTexts.signUp)}</h1>
    ${problemAlert(problem)}
    ${viewer ? html`<p>${t.html(accountTexts.signedInNewAccount, { name: viewer.username })}</p>` : ""}
    <form method="post" action="/sign-up">
      <input type="hidden" name="next" value="${next}">
      ${formField({
        ...{ name: "name", label: t(accountTexts.name), hint: t(accountTexts.nameHint), problem },
        control: html`<input id="name" name="name" value="${name}" required maxlength="128" autocomplete="name" aria-describedby="name-hint">`,
      })}
      ${formField({
        ...{ name: "username", label: t(accountTexts.username), problem },
        hint: t(accountTexts.usernameHint),
        control: html`<input id="username" name="username" value="${username}" required maxlength="64" pattern="[a-z0-9\\-]+" autocomplete="username" autocapitalize="none" spellcheck="false" aria-describedby="username-hint">`,
      })}
      ${formField({
        ...{ name: "email", label: t(accountTexts.email), hint: t(accountTexts.emailHint), problem },
        control: html`<input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="email" aria-describedby="email-hint">`,
      })}
      ${formField({
        ...{ name: "password", label: t(accountTexts.password), problem },
        hint: t(accountTexts.passwordHint),
        control: html`<input id="password" name="password" type="password" required minlength="8" maxlength="128" autocomplete="new-password" aria-describedby="password-hint">`,
      })}
      <p><button class="main">${t(accountTexts.signUp)}</button></p>
    </form>
    <p>${t.html(accountTexts.haveAccount, { link: linkTo(withNext("/sign-in", next)) })}</p>`;
  return layout(t, t(accountTexts.signUp), main, {
    ...{ viewer, path: withNext("/sign-up", next), isRefused: problem !== undefined },
  });
}
