/** What no text of a paper needs and what databases and terminals choke on: C0 and C1 but tab and newline, and U+FFFE/U+FFFF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/**
 * Text of a paper in the one form that claims are searched in (docs/rules/manifest-sources.md#text-of-a-paper): NFKC,
 * U+2010..U+2013 and U+2212 as `-`, well-formed, without control characters. Lines stay lines.
 */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .normalize("NFKC")
    .replace(/[\u2010-\u2013\u2212]/g, "-")
    .replace(unwanted, "")
    .replace(/[ \t]+$/gm, "")
    .trim();
}
