import type { CitationItem } from "../../__generated__/types.ts";

/** Writes an entry as one line to read, in English: whoever has a style of their own takes the entry. */
export function citationText({ author, issued, title, note, version, URL: address }: CitationItem): string {
  const year = issued?.["date-parts"][0]?.[0];
  return [
    `${author.map(({ literal }) => literal).join(", ")}${year === undefined ? "" : ` (${year})`}.`,
    `${title}${note === undefined ? "" : `: ${note}`}.`,
    ...(version === undefined ? [] : [`Version ${version}.`]),
    ...(address === undefined ? [] : [address]),
  ].join(" ");
}
