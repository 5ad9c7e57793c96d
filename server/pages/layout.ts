import { html, raw } from "hono/html";
import type { Principal } from "../domain/records.ts";
import { style } from "./style.ts";

export type Html = ReturnType<typeof html>;

/** Whoever is signed in with a browser. */
export type Viewer = Pick<Principal, "id" | "username" | "namespaces">;

/** A page says who is signed in; a key is nobody's browser. */
export function viewerOf(principal: Principal | null): Viewer | null {
  return principal?.type === "human" ? principal : null;
}

interface LayoutOptions {
  /** Seconds after which the page at `path` is loaded again; with a script, only where that does not run. */
  refreshSeconds?: number;
  /** The path of a script that the policy of the page allows. */
  script?: string;
  language?: string;
  /** Null where nobody is signed in; absent where that is not known. */
  viewer?: Viewer | null;
  /** Of the page, to come back to after signing in. */
  path?: string;
}

/** The layout of every page: one column, no third-party request, readable without script. `html` escapes values. */
export function layout(title: string, main: Html, options: LayoutOptions = {}): Html {
  const { refreshSeconds, script, language = "en", viewer, path = "/" } = options;
  const reload = refreshSeconds
    ? html`<meta http-equiv="refresh" content="${refreshSeconds}; url=${path}">`
    : "";
  const refresh = script ? html`<noscript>${reload}</noscript>` : reload;
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${refresh}
    ${script ? html`<script src="${script}" defer></script>` : ""}
    <title>${title}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <header><span><a href="/">Research Verification Service</a> · <a href="/search">Search</a></span>${viewer === undefined ? "" : account(viewer, path)}</header>
    <main>${main}</main>
    <footer><a href="/docs">API reference</a> · <a href="/openapi.json">contract</a> · <a href="/.well-known/jwks.json">Signing keys</a></footer>
  </body>
</html>`;
}

/** A table that is wider than a phone scrolls by itself; it has a name and takes the focus, to be scrolled by keys. */
export function scrolled(label: string, table: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}

function account(viewer: Viewer | null, path: string): Html {
  const next = path === "/" ? "" : `?${new URLSearchParams({ next: path })}`;
  return viewer
    ? html`<form class="account" method="post" action="/sign-out"><a href="/submit">Submit a paper</a> <a href="/keys">Keys</a> <span>Signed in as <strong>${viewer.username}</strong></span> <button>Sign out</button></form>`
    : html`<span class="account"><a href="/sign-in${next}">Sign in</a> <a href="/sign-up${next}">Sign up</a></span>`;
}
