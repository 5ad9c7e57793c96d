import { html } from "hono/html";
import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "../../domain/messages/render.ts";
import { pageLanguage } from "../../headers/page-language.ts";
import type { Html } from "../html.ts";
import type { HtmlValues, Message, PlainElement, RenderElement, Rest, Values } from "./message-values.ts";

/** Renders the texts of a page in its language. */
export interface Translator {
  readonly language: Language;
  /** A text without elements. `html` escapes it where it stands in a page. */
  <M extends Message>(message: M, ...values: Rest<Values<M>>): string;
  /** A text with elements, or with values that are HTML. What is text is escaped. */
  html<M extends Message>(message: M, ...values: Rest<HtmlValues<M>>): Html;
}

/** The translator of the page that is asked for. */
export const translatorOf = (headers: Headers): Translator => translatorInto(pageLanguage(headers));

export const translatorInto = (language: Language): Translator => translators[language];

/** Parses each text once, and formats each without values once: a page of Claims asks for the same hundreds of times. */
function createTranslator(language: Language): Translator {
  const formats = new WeakMap<Message, IntlMessageFormat>();
  const formatOf = (message: Message) => {
    const format = formats.get(message) ?? new IntlMessageFormat(message[language], language);
    formats.set(message, format);
    return format;
  };
  const format = (message: Message, values?: Record<string, unknown>) =>
    formatOf(message).format({ ...plainElements, ...values } as FormatValues);
  const constants = new WeakMap<Message, string>();
  const constant = (message: Message) => {
    const text = constants.get(message) ?? String(format(message));
    constants.set(message, text);
    return text;
  };
  return Object.assign(
    (message: Message, values?: Record<string, unknown>) =>
      values === undefined ? constant(message) : String(format(message, values)),
    {
      language,
      html: (message: Message, values?: Record<string, unknown>) => html`${format(message, values)}`,
    },
  ) as Translator;
}

type FormatValues = Parameters<IntlMessageFormat["format"]>[0];

const plainElements: Record<PlainElement, RenderElement> = {
  code: (content) => html`<code>${content}</code>`,
  strong: (content) => html`<strong>${content}</strong>`,
};

const translators: Record<Language, Translator> = {
  en: createTranslator("en"),
  de: createTranslator("de"),
  "zh-Hans": createTranslator("zh-Hans"),
};
