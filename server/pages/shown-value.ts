import { html } from "hono/html";
import { shownNumber } from "../domain/measurement/shown-number.ts";
import type { Html } from "./html.ts";

/** Renders a number rounded for reading; the whole number is its `value`, and its title where digits were left out. */
export function shownValue(value: number, tolerance: number | null): Html {
  const shown = shownNumber(value, tolerance);
  return shown === String(value)
    ? html`<data value="${shown}">${shown}</data>`
    : html`<data value="${value}" title="${value}">${shown}</data>`;
}
