import { html } from "hono/html";
import type { Language } from "../domain/messages/render.ts";
import { withNext } from "./accounts/with-next.ts";
import { layout } from "./layout.ts";

interface ErrorPage {
  status: number;
  message: string;
  language: Language;
  /** Path and query of the request. */
  path: string;
}

/** Renders an error for browsers, with the message and language of the JSON response. */
export async function errorPage({ status, message, language, path }: ErrorPage): Promise<string> {
  // The rest of the page is English, as all pages are.
  const signIn = status === 401 ? html`<a href="${withNext("/sign-in", pageOf(path))}">Sign in</a> · ` : "";
  const main = html`<h1>${status}</h1><p>${message}</p><p lang="en">${signIn}<a href="/">All repositories</a></p>`;
  return String(await layout(`${status} · Research Verification Service`, main, { language }));
}

/** The page to come back to: the forms of a repository are sent to addresses below its page, which are none themselves. */
function pageOf(path: string): string {
  return /^\/(?:submit|keys|r\/[^/]+\/[^/?]+(?:\/settings)?)(?=[/?]|$)/.exec(path)?.[0] ?? "/";
}
