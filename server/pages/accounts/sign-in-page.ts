import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import { type Html, layout, type Viewer } from "../layout.ts";
import { withNext } from "./with-next.ts";

interface SignInPage {
  viewer: Viewer | null;
  next: string;
  identifier?: string;
  problem?: FormProblem;
}

/** Renders the form to sign in; a password that was typed is never sent back. */
export function signInPage({ viewer, next, identifier = "", problem }: SignInPage): Html {
  const main = html`<h1>Sign in</h1>
    ${problemAlert(problem)}
    ${viewer ? html`<p>You are signed in as <strong>${viewer.username}</strong>. Signing in again replaces that.</p>` : ""}
    <form method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}">
      ${formField({
        ...{ name: "identifier", label: "User name or e-mail address", problem },
        control: html`<input id="identifier" name="identifier" value="${identifier}" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false" aria-describedby="identifier-hint">`,
      })}
      ${formField({
        ...{ name: "password", label: "Password", problem },
        control: html`<input id="password" name="password" type="password" required maxlength="128" autocomplete="current-password" aria-describedby="password-hint">`,
      })}
      <p><button class="main">Sign in</button></p>
    </form>
    <p>No account yet? <a href="${withNext("/sign-up", next)}">Sign up</a>.</p>`;
  return layout("Sign in · Research Verification Service", main, { viewer });
}
