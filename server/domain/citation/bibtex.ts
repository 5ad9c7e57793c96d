import type { CitationItem } from "../../__generated__/types.ts";

/**
 * Writes entries as BibTeX in UTF-8. Citation.js, the library for it, leaves braces of names as they are and drops
 * letters that LaTeX has no command for, Chinese ones for example; our tests read this with its parser.
 */
export function bibtexOf(items: readonly CitationItem[]): string {
  return items.map(entryOf).join("\n");
}

function entryOf({ id, type, title, author, URL: address, issued, version, note }: CitationItem): string {
  const [year, month] = issued?.["date-parts"][0] ?? [];
  // The service that reports is a body, of no family.
  const name = type === "report" ? (text: string) => `{${textOf(text)}}` : nameOf;
  const fields: [string, string | undefined][] = [
    ["author", author.length > 0 ? author.map(({ literal }) => name(literal)).join(" and ") : undefined],
    // Braces twice: no style changes its capitals.
    ["title", `{${textOf(title)}}`],
    ["year", year?.toString()],
    ["month", month?.toString()],
    ["url", address && addressOf(address)],
    ["version", version],
    ["note", note && textOf(note)],
  ];
  const lines = fields.filter(([, value]) => value !== undefined);
  return `@misc{${id},\n${lines.map(([field, value]) => `  ${field} = {${value}},\n`).join("")}}\n`;
}

/** A person's name is left to BibTeX to take apart; what it could take apart wrongly is kept whole by braces. */
function nameOf(name: string): string {
  const isPlain =
    /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]*$/u.test(name) && !/(?:^| )(?:and|others)(?: |$)/i.test(name);
  return isPlain ? name : `{${textOf(name)}}`;
}

/** BibTeX counts braces, escaped ones too, so that none may stand for itself. */
const escapes: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  $: "\\$",
  "&": "\\&",
  "%": "\\%",
  "#": "\\#",
  _: "\\_",
};

function textOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/[\\{}~^$&%#_]/g, (character) => escapes[character]!);
}

/** An address is read verbatim: what would end the field, or is no part of an address, is percent-encoded. */
function addressOf(address: string): string {
  return address.replace(/[\\{}^~"<>|`\s\p{Cc}]/gu, (character) => encodeURIComponent(character));
}
