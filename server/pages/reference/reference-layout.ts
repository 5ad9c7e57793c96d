import { html, raw } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";

/** The layout of a page of the API reference: names and types break anywhere, so that their meaning has room. */
export function referenceLayout(
  t: Translator,
  title: string,
  main: Html,
  options: { viewer: Viewer | null; path: string },
): Html {
  return layout(t, title, main, { ...options, head: html`<style>${raw(style)}</style>` });
}

const style = `.reference { table-layout: fixed } .reference td { overflow-wrap: anywhere } .reference td div { margin-top: .2rem }
@media (width > 34rem) {
  .reference :is(th, td):first-child { width: 28% } .reference :is(th, td):last-child { width: 42% }
  .operations :is(th, td):first-child { width: 52% } .operations :is(th, td):last-child { width: 14% }
}
.fold > summary { cursor: pointer } .fold > summary > :is(h2, h3) { display: inline; margin-right: .3rem } main .fold:not(.claim, .claim *, li *) { margin: 0; padding: .4rem 0; border-bottom: 1px solid #8884 }
dd ul { margin: 0; padding-left: 1.2rem } .content { margin: 1rem 0 }`;
