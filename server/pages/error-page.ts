import { html } from "hono/html";
import type { Language } from "../domain/messages/render.ts";
import { withNext } from "./accounts/with-next.ts";
import { translatorInto } from "./language/translator.ts";
import { layout } from "./layout.ts";
import { searchForm } from "./search/search-form.ts";
import { shownDuration } from "./shown-quantity.ts";
import { errorTexts } from "./texts/error-texts.ts";
import { layoutTexts } from "./texts/layout-texts.ts";

interface ErrorPage {
  status: number;
  message: string;
  language: Language;
  /** Path and query of the request. */
  path: string;
  requestId: string;
  /** Absent where nothing is won by waiting. */
  retryAfterSeconds?: number | undefined;
}

/** Renders an error for browsers: the message of the JSON response, how long to wait, where to go on, and what to quote. */
export async function errorPage({
  status,
  message,
  language,
  path,
  requestId,
  retryAfterSeconds: wait,
}: ErrorPage): Promise<string> {
  const t = translatorInto(language);
  const signIn =
    status === 401
      ? html`<a href="${withNext("/sign-in", pageOf(path))}">${t(layoutTexts.signIn)}</a> · `
      : "";
  const again =
    wait === undefined
      ? ""
      : html`<p>${t(errorTexts.tryAgain, { wait: shownDuration(language, wait * 1000) })}</p>`;
  const id = html`<code>${requestId}</code>`;
  const main = html`<h1>${status}</h1><p>${message}</p>
    ${again}
    ${status === 404 ? searchForm(t) : ""}
    <p>${signIn}<a href="/">${t(errorTexts.allRepositories)}</a></p>
    <p class="muted">${t.html(errorTexts.requestId, { id })}</p>`;
  // Nothing of a hostile address is repeated.
  return String(await layout(t, String(status), main, { path: null }));
}

/** The page to come back to: the forms of a repository are sent to addresses below its page, which are none themselves. */
function pageOf(path: string): string {
  return (
    /^\/(?:submit|draft|keys|account|organizations(?:\/[^/?]+)?|invitations\/[^/?]+|r\/[^/?]+(?:\/[^/?]+(?:\/(?:settings|forks))?)?)(?=[/?]|$)/.exec(
      path,
    )?.[0] ?? "/"
  );
}
