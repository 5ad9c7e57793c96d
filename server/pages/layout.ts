import { html } from "hono/html";
import { style } from "./style.ts";

export type Html = ReturnType<typeof html>;

/** The layout of every page: one column, no script, no third-party request. `html` escapes values. */
export function layout(
  title: string,
  main: Html,
  options: { refreshSeconds?: number; language?: string } = {},
): Html {
  return html`<!doctype html>
<html lang="${options.language ?? "en"}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${options.refreshSeconds ? html`<meta http-equiv="refresh" content="${options.refreshSeconds}">` : ""}
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <header><a href="/">Research Verification Service</a></header>
    <main>${main}</main>
    <footer><a href="/docs">API reference</a> · <a href="/openapi.json">contract</a> · <a href="/.well-known/jwks.json">Signing keys</a></footer>
  </body>
</html>`;
}

/** A table that is wider than a phone scrolls by itself; it has a name and takes the focus, to be scrolled by keys. */
export function scrolled(label: string, table: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}
