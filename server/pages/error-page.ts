import { html } from "hono/html";
import type { Language } from "../domain/messages/render.ts";
import { withNext } from "./accounts/with-next.ts";
import { translatorInto } from "./language/translator.ts";
import { layout } from "./layout.ts";
import { errorTexts } from "./texts/error-texts.ts";
import { layoutTexts } from "./texts/layout-texts.ts";

interface ErrorPage {
  status: number;
  message: string;
  language: Language;
  /** Path and query of the request. */
  path: string;
}

/** Renders an error for browsers, with the message of the JSON response. */
export async function errorPage({ status, message, language, path }: ErrorPage): Promise<string> {
  const t = translatorInto(language);
  const signIn =
    status === 401
      ? html`<a href="${withNext("/sign-in", pageOf(path))}">${t(layoutTexts.signIn)}</a> · `
      : "";
  const main = html`<h1>${status}</h1><p>${message}</p>
    <p>${signIn}<a href="/">${t(errorTexts.allRepositories)}</a></p>`;
  // Nothing of a hostile address is repeated.
  return String(await layout(t, String(status), main, { path: null }));
}

/** The page to come back to: the forms of a repository are sent to addresses below its page, which are none themselves. */
function pageOf(path: string): string {
  return (
    /^\/(?:submit|keys|account|organizations(?:\/[^/?]+)?|invitations\/[^/?]+|r\/[^/?]+(?:\/[^/?]+(?:\/(?:settings|forks))?)?)(?=[/?]|$)/.exec(
      path,
    )?.[0] ?? "/"
  );
}
