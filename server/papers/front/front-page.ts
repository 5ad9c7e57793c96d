import type { PageDraft } from "../layout/page-draft.ts";
import { plainTextOf } from "../layout/rows.ts";
import { normalizeText } from "../normalize-text.ts";

/** A printed line of the first page. */
export interface FrontRow {
  text: string;
  /** Without raised marks; two spaces where a gap is wider than between words. */
  plain: string;
  size: number;
  font: string;
  base: number;
}

export interface FrontPage {
  height: number;
  /** In reading order, without what stands beside the text. */
  rows: FrontRow[];
  /** Lines that run in another direction, such as the stamp of a preprint server. */
  aside: string[];
}

/** A stranger made the page: more rows, and longer ones, are not looked at. */
const [maxRows, maxCharacters] = [400, 1000];

export function frontPage({ height, parts }: PageDraft): FrontPage {
  const rowsOf = (isAside: boolean) =>
    parts
      .filter((part) => part.isAside === isAside)
      .flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows))
      .slice(0, maxRows);
  const rows = rowsOf(false).map((row) => ({
    text: normalizeText(row.text.slice(0, maxCharacters)),
    plain: normalizeText(plainTextOf(row).slice(0, maxCharacters)),
    size: row.size,
    font: row.font,
    base: row.base,
  }));
  return {
    height,
    rows: withoutLineNumbers(rows),
    aside: rowsOf(true).map(({ text }) => normalizeText(text.slice(0, maxCharacters))),
  };
}

/** So many rows that begin with numbers that count up have the lines' numbers before them. */
const fewestNumbered = 5;

/** A first page may have too few lines for their numbers to be told from other text by their place. */
function withoutLineNumbers(rows: readonly FrontRow[]): FrontRow[] {
  const numbers = rows.map(({ plain }) => Number(/^\d{1,3}(?=\s)/.exec(plain)?.[0] ?? Number.NaN));
  const bare = [...rows];
  for (let start = 0, end = 1; start < rows.length; start = end, end += 1) {
    while (numbers[end] === numbers[end - 1]! + 1) end += 1;
    if (end - start < fewestNumbered) continue;
    for (let at = start; at < end; at++)
      bare[at] = { ...rows[at]!, plain: rows[at]!.plain.replace(/^\d{1,3}\s+/, "") };
  }
  return bare;
}
