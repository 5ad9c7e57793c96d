import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "./translator.ts";

/**
 * Renders what stands in a record. Records are English, since they are signed and read by everybody: on a page of
 * another language a screen reader is told so.
 */
export function inEnglish({ language }: Translator, text: string): Html | string {
  return language === "en" ? text : html`<span lang="en">${text}</span>`;
}
