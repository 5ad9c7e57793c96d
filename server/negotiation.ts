import Negotiator from "negotiator";
import type { Language } from "./domain/messages/render.ts";

/** The media type of those offered that an `Accept` header prefers (RFC 9110, 12.5.1); the first where it has no say. */
export function preferredType<const T extends string>(
  accept: string | null | undefined,
  offered: readonly T[],
): T | undefined {
  // Clients ask for `application/json; charset=utf-8`, and mean what we have: parameters but the quality are let go.
  const header = accept?.replace(/;(?!\s*q=)[^;,]*/gi, "") || "*/*";
  return new Negotiator({ headers: { accept: header } }).mediaType([...offered]) as T | undefined;
}

/** By the start of a tag, in lower case. Plain `zh` is Simplified (CLDR's likely script); Traditional is not ours. */
const languages = new Map<string, Language | null>([
  ["en", "en"],
  ["de", "de"],
  ["zh", "zh-Hans"],
  ...["zh-hant", "zh-tw", "zh-hk", "zh-mo"].map((tag): [string, null] => [tag, null]),
]);

/** What an `Accept-Language` header prefers of our languages, by RFC 4647's lookup; English where it names none. */
export function preferredLanguage(accept: string | null | undefined): Language {
  const asked = new Negotiator({ headers: { "accept-language": accept?.trim() || "*" } }).languages();
  for (const range of asked) {
    const found = lookUp(range.toLowerCase());
    if (found) return found;
  }
  return "en";
}

function lookUp(range: string): Language | null {
  if (range === "*") return "en";
  const parts = range.split("-");
  for (let length = parts.length; length > 0; length--) {
    const found = languages.get(parts.slice(0, length).join("-"));
    if (found !== undefined) return found;
  }
  return null;
}
