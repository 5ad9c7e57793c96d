import { html, raw } from "hono/html";
import type { Principal } from "../domain/records.ts";
import { withNext } from "./accounts/with-next.ts";
import type { Html } from "./html.ts";
import { languageForm } from "./language/language-form.ts";
import type { Translator } from "./language/translator.ts";
import { style } from "./style.ts";
import { errorTexts } from "./texts/error-texts.ts";
import { layoutTexts } from "./texts/layout-texts.ts";

/** Whoever is signed in with a browser. */
export type Viewer = Pick<Principal, "id" | "username" | "namespaces">;

/** A page says who is signed in; a key is nobody's browser. */
export function viewerOf(principal: Principal | null): Viewer | null {
  return principal?.type === "human" ? principal : null;
}

interface LayoutOptions {
  /** Further elements of the head. */
  head?: Html | "";
  /** Whether a form was refused: whose page does not look otherwise at first sight. */
  isRefused?: boolean | undefined;
  /** The path of a script that keeps the page up to date, and that its policy allows; without it a link does. */
  script?: string;
  /** Null where nobody is signed in; absent where that is not known. */
  viewer?: Viewer | null;
  /** Of the page, to come back to after signing in or choosing a language; null where it is not to be repeated. */
  path?: string | null;
}

/** A name is not translated. */
export const serviceName = "Research Verification Service";

/** The layout of every page: one column, no third-party request, readable without script. `html` escapes values. */
export function layout(t: Translator, named: string, main: Html, options: LayoutOptions = {}): Html {
  const { script, head = "", viewer, path = "/", isRefused } = options;
  const title = isRefused ? t(errorTexts.notSent, { title: named }) : named;
  const update = script
    ? html`<noscript><p class="notice"><a href="${path ?? ""}">${t(layoutTexts.update)}</a></p></noscript>`
    : "";
  return html`<!doctype html>
<html lang="${t.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${script ? html`<script src="${script}" defer></script>` : ""}
    <title>${title === serviceName ? title : `${title} · ${serviceName}`}</title>
    <link rel="alternate" href="/llms.txt" type="text/plain">
    <link rel="alternate" href="/api/feeds/assessments" type="application/atom+xml">
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
    <style>${raw(style)}</style>
    ${head}
  </head>
  <body>
    <a class="skip" href="#main">${t(layoutTexts.skip)}</a>
    <header><span><a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="22" height="22">${serviceName}</a><a href="/search">${t(layoutTexts.search)}</a></span>${viewer === undefined ? "" : account(t, viewer, path ?? "/")}</header>
    <main id="main" tabindex="-1">${update}${main}</main>
    <footer><p><a href="/words">${t(layoutTexts.words)}</a> · <a href="/docs">${t(layoutTexts.reference)}</a> · <a href="/openapi.json" hreflang="en">${t(layoutTexts.contract)}</a> · <a href="/.well-known/jwks.json">${t(layoutTexts.signingKeys)}</a></p>
      ${languageForm(t, path)}</footer>
  </body>
</html>`;
}

/** A table that is wider than a phone scrolls by itself; it has a name and takes the focus, to be scrolled by keys. It is no landmark: a page of fifty Claims would have as many. */
export function scrolled(label: string, table: Html): Html {
  return html`<div class="scroll" role="group" aria-label="${label}" tabindex="0">${table}</div>`;
}

function account(t: Translator, viewer: Viewer | null, path: string): Html {
  if (!viewer)
    return html`<span class="account"><a href="${withNext("/sign-in", "/submit")}">${t(layoutTexts.submit)}</a> <a href="${withNext("/sign-in", path)}">${t(layoutTexts.signIn)}</a> <a href="${withNext("/sign-up", path)}">${t(layoutTexts.signUp)}</a></span>`;
  const signedIn = t.html(layoutTexts.signedInAs, { name: viewer.username });
  return html`<form class="account" method="post" action="/sign-out"><a href="/submit">${t(layoutTexts.submit)}</a> <a href="/keys">${t(layoutTexts.keys)}</a> <a href="/account">${t(layoutTexts.account)}</a> <span>${signedIn}</span> <button>${t(layoutTexts.signOut)}</button></form>`;
}
