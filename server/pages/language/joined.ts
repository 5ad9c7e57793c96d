import { html } from "hono/html";
import type { Language } from "../../domain/messages/render.ts";
import type { Html } from "../html.ts";
import type { Translator } from "./translator.ts";

/** Renders facts in a row, with the comma of the language between them. */
export function joined({ language }: Translator, items: (Html | string)[]): Html {
  return html`${items.map((item, index) => html`${index > 0 ? commas[language] : ""}${item}`)}`;
}

const commas: Record<Language, string> = { en: ", ", de: ", ", "zh-Hans": "，" };
