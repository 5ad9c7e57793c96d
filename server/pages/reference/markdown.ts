import { html, raw } from "hono/html";
import { Marked } from "marked";
import type { Html } from "../html.ts";

/** Renders a text of the contract, which is Markdown, as paragraphs. */
export function markdown(text: string): Html {
  return html`<div lang="en">${raw(marked.parse(text, { async: false }))}</div>`;
}

/** The same of a text within a line, a cell or a list. */
export function inlineMarkdown(text: string): Html {
  return html`<span lang="en">${raw(marked.parseInline(text, { async: false }))}</span>`;
}

/** A contract has no HTML: what looks like it is shown as it stands. */
const marked = new Marked({ renderer: { html: ({ text }) => String(html`${text}`) } });
