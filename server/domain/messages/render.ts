import { german } from "./de.ts";
import { type Catalogue, english } from "./en.ts";
import { simplifiedChinese } from "./zh-hans.ts";

/** BCP 47 tags of the supported languages. */
export type Language = "en" | "de" | "zh-Hans";

export type MessageKey = keyof Catalogue;

/** A value may be a text itself, which is rendered in the same language. */
export type MessageParameters = Record<string, string | number | Text>;

export interface Text {
  key: MessageKey;
  parameters?: MessageParameters;
}

/** The catalogue of each language. A key that one of the files in `messages/` lacks does not compile. */
export const catalogues: Record<Language, Catalogue> = {
  en: english,
  de: german,
  "zh-Hans": simplifiedChinese,
};

/**
 * Renders the text of a key, replacing `{name}` from `parameters`. Defaults to English, the language of logs and
 * records.
 */
export function render(
  key: MessageKey,
  parameters: MessageParameters = {},
  language: Language = "en",
): string {
  return catalogues[language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder;
    return typeof value === "object" ? render(value.key, value.parameters, language) : String(value);
  });
}
