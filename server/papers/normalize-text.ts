/** Characters that databases or terminals reject: C0 and C1 except tab and newline, and U+FFFE/U+FFFF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const forbiddenCharacters = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/**
 * Normalizes the text of a paper to the form that claims are searched in
 * (docs/rules/manifest-sources.md#text-of-a-paper): NFKC, U+2010..U+2013 and U+2212 as `-`, well-formed, without
 * control characters. Keeps line breaks.
 */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .normalize("NFKC")
    .replace(/[\u2010-\u2013\u2212]/g, "-")
    .replace(forbiddenCharacters, "")
    .replace(/[ \t]+$/gm, "")
    .trim();
}
