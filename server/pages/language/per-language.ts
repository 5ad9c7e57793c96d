import type { Language } from "../../domain/messages/render.ts";

/**
 * What `make` returns for a language, made when it is first asked for. A format of a language's dates or numbers takes 3
 * to 14 ms to make, which no start is to wait for.
 */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => made.get(language) ?? made.set(language, make(language)).get(language)!;
}
