import { html } from "hono/html";
import { withNext } from "../accounts/with-next.ts";
import type { Html } from "../html.ts";
import type { Viewer } from "../layout.ts";

interface ReactionButton {
  /** What the form is to do. */
  action: string;
  text: string;
  /** How many did it. */
  count: string;
  viewer: Viewer | null;
  /** Of the page that it stands on. */
  path: string;
}

/** A reaction with its count: a button of a form for who is signed in; for others a link to sign in and come back. */
export function reactionButton({ action, text, count, viewer, path }: ReactionButton): Html {
  const control = viewer
    ? html`<button name="action" value="${action}">${text}</button>`
    : html`<a class="button" href="${withNext("/sign-in", path)}">${text}</a>`;
  return html`<span class="reaction">${control} <span class="muted">${count}</span></span>`;
}
