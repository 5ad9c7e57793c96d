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
  return { height, rows, aside: rowsOf(true).map(({ text }) => normalizeText(text.slice(0, maxCharacters))) };
}
