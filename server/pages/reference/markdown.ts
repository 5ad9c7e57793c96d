import { html, raw } from "hono/html";
import { Marked } from "marked";
import { operations } from "../../__generated__/operations.ts";
import type { Html } from "../html.ts";
import { operationLink } from "./addresses.ts";

/** Renders a text of the contract, which is Markdown, as paragraphs. */
export function markdown(text: string): Html {
  return html`<div lang="en">${raw(marked.parse(text, { async: false }))}</div>`;
}

/** The same of a text within a line, a cell or a list. */
export function inlineMarkdown(text: string): Html {
  return html`<span lang="en">${raw(marked.parseInline(text, { async: false }))}</span>`;
}

/**
 * A contract has no HTML: what looks like it is shown as it stands. It names its operations as code, and each has a page;
 * no link of it has such a name as its text, which would be a link within a link.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => String(html`${text}`),
    codespan: ({ text }) => (Object.hasOwn(operations, text) ? String(operationLink(text)) : false),
  },
});
