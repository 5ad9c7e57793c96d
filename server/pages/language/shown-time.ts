import { html } from "hono/html";
import type { Language } from "../../domain/messages/render.ts";
import type { Html } from "../html.ts";
import { perLanguage } from "./per-language.ts";

/** Renders a day as its language writes it; the whole time is in the element. Every time of a page is in UTC. */
export const shownDay = (language: Language, time: string): Html =>
  html`<time datetime="${time}">${days(language).format(Date.parse(time))}</time>`;

/** The same with hours and minutes. */
export const shownTime = (language: Language, time: string): Html =>
  html`<time datetime="${time}">${times(language).format(Date.parse(time))} UTC</time>`;

/** English as everybody reads it: the month is a word, and the day has 24 hours. */
const locales: Record<Language, string> = { en: "en-GB", de: "de-DE", "zh-Hans": "zh-Hans-CN" };

const days = formatsOf({ dateStyle: "medium" });
const times = formatsOf({ dateStyle: "medium", timeStyle: "short" });

function formatsOf(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  return perLanguage(
    (language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" }),
  );
}
