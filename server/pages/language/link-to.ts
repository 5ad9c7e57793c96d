import { html } from "hono/html";
import type { RenderElement } from "./message-values.ts";

/** Renders an element of a text as a link. */
export const linkTo =
  (href: string): RenderElement =>
  (content) =>
    html`<a href="${href}">${content}</a>`;
