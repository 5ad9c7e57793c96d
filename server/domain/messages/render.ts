import { german } from "./de.ts";
import { type Catalogue, english } from "./en.ts";
import { simplifiedChinese } from "./zh-hans.ts";

/** BCP 47 tags of the languages that messages come in. */
export type Language = "en" | "de" | "zh-Hans";

export type MessageKey = keyof Catalogue;

/** A value may be a text itself: it is told in the language of the whole. */
export type MessageParameters = Record<string, string | number | Text>;

export interface Text {
  key: MessageKey;
  parameters?: MessageParameters;
}

/** Every text in every language. A new key goes into each of the files in `messages/`: what is missing does not compile. */
export const catalogues: Record<Language, Catalogue> = {
  en: english,
  de: german,
  "zh-Hans": simplifiedChinese,
};

/** The text of a key with `{name}` replaced from `parameters`; English, as logs and records have it, unless told. */
export function render(
  key: MessageKey,
  parameters: MessageParameters = {},
  language: Language = "en",
): string {
  return catalogues[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name] ?? whole;
    return typeof value === "object" ? render(value.key, value.parameters, language) : String(value);
  });
}
