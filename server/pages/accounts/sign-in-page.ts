import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { mailLinkTexts } from "../texts/mail-link-texts.ts";
import { withNext } from "./with-next.ts";

interface SignInPage {
  viewer: Viewer | null;
  next: string;
  identifier?: string;
  problem?: FormProblem;
}

/** Renders the form to sign in; a password that was typed is never sent back. */
export function signInPage(t: Translator, { viewer, next, identifier = "", problem }: SignInPage): Html {
  const main = html`<h1>${t(accountTexts.signIn)}</h1>
    ${problemAlert(problem)}
    ${viewer ? html`<p>${t.html(accountTexts.signedIn, { name: viewer.username })}</p>` : ""}
    <form method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}">
      ${formField({
        ...{ name: "identifier", label: t(accountTexts.identifier), problem },
        control: html`<input id="identifier" name="identifier" value="${identifier}" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false" aria-describedby="identifier-hint">`,
      })}
      ${formField({
        ...{ name: "password", label: t(accountTexts.password), problem },
        control: html`<input id="password" name="password" type="password" required maxlength="128" autocomplete="current-password" aria-describedby="password-hint">`,
      })}
      <p><button class="main">${t(accountTexts.signIn)}</button></p>
    </form>
    <p>${t.html(mailLinkTexts.forgottenLink, { link: linkTo("/forgotten-password") })}</p>
    <p>${t.html(accountTexts.noAccount, { link: linkTo(withNext("/sign-up", next)) })}</p>`;
  return layout(t, t(accountTexts.signIn), main, {
    ...{ viewer, path: withNext("/sign-in", next), isRefused: problem !== undefined },
  });
}
