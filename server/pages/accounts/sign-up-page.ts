import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import { type Html, layout, type Viewer } from "../layout.ts";
import { withNext } from "./with-next.ts";

interface SignUpPage {
  viewer: Viewer | null;
  next: string;
  typed?: { name: string; username: string; email: string };
  problem?: FormProblem;
}

/** Renders the form to sign up; a password that was typed is never sent back. */
export function signUpPage({ viewer, next, typed, problem }: SignUpPage): Html {
  const { name = "", username = "", email = "" } = typed ?? {};
  const main = html`<h1>Sign up</h1>
    ${problemAlert(problem)}
    ${viewer ? html`<p>You are signed in as <strong>${viewer.username}</strong>. A new account replaces that here.</p>` : ""}
    <form method="post" action="/sign-up">
      <input type="hidden" name="next" value="${next}">
      ${formField({
        ...{ name: "name", label: "Name", hint: "Shown to everybody, 1 to 128 characters.", problem },
        control: html`<input id="name" name="name" value="${name}" required maxlength="128" autocomplete="name" aria-describedby="name-hint">`,
      })}
      ${formField({
        ...{ name: "username", label: "User name", problem },
        hint: "Lower-case letters, digits and hyphens, 1 to 64 of them. It stands in the addresses of your repositories.",
        control: html`<input id="username" name="username" value="${username}" required maxlength="64" pattern="[a-z0-9\\-]+" autocomplete="username" autocapitalize="none" spellcheck="false" aria-describedby="username-hint">`,
      })}
      ${formField({
        ...{ name: "email", label: "E-mail address", hint: "To sign in with; not shown.", problem },
        control: html`<input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="email" aria-describedby="email-hint">`,
      })}
      ${formField({
        ...{ name: "password", label: "Password", problem },
        hint: "8 to 128 characters. One of the most used, or your own name, is refused.",
        control: html`<input id="password" name="password" type="password" required minlength="8" maxlength="128" autocomplete="new-password" aria-describedby="password-hint">`,
      })}
      <p><button class="main">Sign up</button></p>
    </form>
    <p>You have an account? <a href="${withNext("/sign-in", next)}">Sign in</a>.</p>`;
  return layout("Sign up · Research Verification Service", main, { viewer });
}
