import { html } from "hono/html";

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

const style = `
body { max-width: 52rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
header, footer { padding: .5rem 0; color: #555; font-size: .9rem }
footer { border-top: 1px solid #ddd; margin-top: 3rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem } h3 { margin-bottom: .25rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #e5e5e5; vertical-align: top }
td.number, th.number { text-align: right }
code { font-size: .9em; overflow-wrap: anywhere }
.state { font-weight: 600; padding: .05rem .5rem; border-radius: .75rem; background: #eee; white-space: nowrap }
.supported, .supports, .verified, .succeeded { background: #d9f2df; color: #0b5a20 }
.challenged, .challenges, .mixed, .review_required, .partial { background: #fdecc8; color: #6b4500 }
.contradicted, .contradicts, .failed, .timedOut { background: #fadbd8; color: #7d1a10 }
.muted { color: #555 }
@media (prefers-color-scheme: dark) {
  body { background: #161616; color: #e8e8e8 } a { color: #8ab4f8 } header, footer, .muted { color: #aaa }
  th, td { border-color: #333 } footer { border-color: #333 } .state { background: #333 }
  .supported, .supports, .verified, .succeeded { background: #123d1e; color: #a6e3b5 }
  .challenged, .challenges, .mixed, .review_required, .partial { background: #4a3300; color: #ffd98a }
  .contradicted, .contradicts, .failed, .timedOut { background: #521711; color: #ffb3a8 }
}`;
