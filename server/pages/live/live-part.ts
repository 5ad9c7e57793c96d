import { html } from "hono/html";
import type { Html } from "../html.ts";

/** The script that keeps parts of a page up to date. */
export const progressScript = "/assets/progress.js";

/** A part of a page that the script replaces every ten seconds, where it has changed (docs/rules/limits-and-quotas.md#polling). */
export function livePart(id: string, content: Html | "" | (Html | "")[]): Html {
  return html`<div id="${id}" data-live>${content}</div>`;
}
