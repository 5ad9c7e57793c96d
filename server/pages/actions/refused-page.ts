import { html } from "hono/html";
import { type Html, layout, type Viewer } from "../layout.ts";

/** Says that an action was refused, why, and what to do: the message of the operation says both. */
export function refusedPage(viewer: Viewer | null, base: string, what: string, message: string): Html {
  const main = html`<h1>${what} was refused</h1>
    <p class="problem" role="alert">${message}</p>
    <p>Nothing was changed. <a href="${base}">Back to ${base.slice("/r/".length)}</a></p>`;
  return layout(`${what} was refused`, main, { viewer, path: base });
}
