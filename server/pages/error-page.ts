import { html } from "hono/html";
import type { Language } from "../domain/messages/render.ts";
import { withNext } from "./accounts/with-next.ts";
import type { Message } from "./language/message-values.ts";
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
  method: string;
  /** Path and query of the request. */
  path: string;
  /** Whether no session was sent: what is refused may be there for whoever signs in. */
  isSignedOut: boolean;
  requestId: string;
  /** Absent where nothing is won by waiting. */
  retryAfterSeconds?: number | undefined;
}

/** Renders an error for browsers: the message of the JSON response, how long to wait, where to go on, and what to quote. */
export async function errorPage({
  status,
  message,
  language,
  method,
  path,
  isSignedOut,
  requestId,
  retryAfterSeconds: wait,
}: ErrorPage): Promise<string> {
  const t = translatorInto(language);
  const isRead = method === "GET" || method === "HEAD";
  const signIn =
    status === 401 || (isSignedOut && (status === 403 || status === 404))
      ? html`<a href="${withNext("/sign-in", isRead ? path : pageOf(path))}">${t(layoutTexts.signIn)}</a> · `
      : "";
  const again =
    wait === undefined
      ? ""
      : html`<p>${t(errorTexts.tryAgain, { wait: shownDuration(language, wait * 1000) })}</p>`;
  // Somebody came to where a form is sent: by the address of a refused page, or by its history.
  const toForm =
    status === 405 && isRead ? html`<a href="${pageOf(path)}">${t(errorTexts.toForm)}</a> · ` : "";
  const id = html`<code>${requestId}</code>`;
  const heading = t(headings[status] ?? (status < 500 ? errorTexts.refused : errorTexts.failedHere));
  const main = html`<h1>${heading}</h1><p>${message}</p>
    ${again}
    ${status === 404 ? searchForm(t) : ""}
    <p>${signIn}${toForm}<a href="/">${t(errorTexts.allRepositories)}</a></p>
    <p class="muted">${t.html(errorTexts.requestId, { status: String(status), id })}</p>`;
  // Of a hostile address nothing is repeated but as the parameter of a link.
  return String(await layout(t, `${heading} (${status})`, main, { path: null }));
}

const headings: Record<number, Message> = {
  400: errorTexts.invalid,
  401: errorTexts.signInFirst,
  403: errorTexts.notAllowed,
  404: errorTexts.notFound,
  429: errorTexts.tooMany,
};

/** The page to come back to after a form: those of a repository are sent to addresses below its page, which are none themselves. */
function pageOf(path: string): string {
  return (
    /^\/(?:submit|draft|keys|account|organizations(?:\/[^/?]+)?|invitations\/[^/?]+|r\/[^/?]+(?:\/[^/?]+(?:\/(?:settings|forks))?)?)(?=[/?]|$)/.exec(
      path,
    )?.[0] ?? "/"
  );
}
