import { html } from "hono/html";
import type { Html } from "../html.ts";

/** Renders a value of the contract: text as it stands, all else as JSON. */
export function exampleBlock(value: unknown): Html {
  return html`<pre class="log" tabindex="0" lang="en">${typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>`;
}
