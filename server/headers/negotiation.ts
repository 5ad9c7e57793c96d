import Negotiator from "negotiator";
import type { Language } from "../domain/messages/render.ts";

/**
 * Returns the available media type that `Accept` prefers (RFC 9110, 12.5.1); the first one without a preference.
 */
export function preferredType<const T extends string>(
  accept: string | null | undefined,
  available: readonly T[],
): T | undefined {
  // Ignores parameters other than the quality, as in `application/json; charset=utf-8`.
  const header = accept?.replace(/;(?!\s*q=)[^;,]*/gi, "") || "*/*";
  return new Negotiator({ headers: { accept: header } }).mediaType([...available]) as T | undefined;
}

/** By lower-case prefix of a tag. Plain `zh` is Simplified (CLDR's likely script); Traditional is not supported. */
const languages = new Map<string, Language | null>([
  ["en", "en"],
  ["de", "de"],
  ["zh", "zh-Hans"],
  ...["zh-hant", "zh-tw", "zh-hk", "zh-mo"].map((tag): [string, null] => [tag, null]),
]);

const maxRanges = 20;

/** Of any tag that RFC 5646, 4.4.1 recommends to have room for. A header of 15 kB that is one range took a second. */
const maxRangeLength = 35;

/** Returns the supported language that `Accept-Language` prefers (RFC 4647 lookup); English without a match. */
export function preferredLanguage(accept: string | null | undefined): Language {
  const ranges = new Negotiator({ headers: { "accept-language": accept?.trim() || "*" } }).languages();
  // A browser sends one for each language that somebody chose.
  for (const range of ranges.slice(0, maxRanges)) {
    const language = range.length > maxRangeLength ? null : lookUp(range.toLowerCase());
    if (language) return language;
  }
  return "en";
}

function lookUp(range: string): Language | null {
  if (range === "*") return "en";
  const parts = range.split("-");
  for (let length = parts.length; length > 0; length--) {
    const language = languages.get(parts.slice(0, length).join("-"));
    if (language !== undefined) return language;
  }
  return null;
}
