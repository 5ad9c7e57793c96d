import type { Found } from "../../domain/paper/about.ts";
import { aboutLimits } from "../about.ts";
import type { FrontPage, FrontRow } from "./front-page.ts";
import { lettersOf } from "./words.ts";

/** A title, and the rows that it stands in. */
export interface FoundTitle extends Found<string> {
  start: number;
  end: number;
}

/** What is set as large as a title and is none. */
const noTitle =
  /^(?:abstract|contents|table of contents|introduction|proceedings|transactions|(?:international |european )?journal|annals|university|universit|department|faculty|institute|school of|article|review|letter|report|thesis|master|under review|draft|supplement|genome analysis|research (?:article|paper))\b|^(?:[\p{L}&]+ )?(?:journal|letters|sciences)$/iu;

/**
 * The title: what the file's metadata say, where the first page prints it as well; else what is set largest in the upper
 * part of the page. Metadata alone are often a file's name, or of another paper.
 */
export function findTitle(page: FrontPage, bodySize: number, named: readonly string[]): FoundTitle | null {
  for (const title of named) {
    const place = placeOf(page.rows, title);
    if (place) return { value: title, source: "both", ...place };
  }
  return largest(page, bodySize);
}

/** The rows whose letters are those of a text, with at most a mark behind it. */
function placeOf(rows: readonly FrontRow[], title: string): { start: number; end: number } | null {
  const wanted = lettersOf(title);
  if (wanted.length < 8 || title.length > aboutLimits.title) return null;
  for (const start of rows.keys()) {
    let seen = "";
    for (let end = start; end < Math.min(rows.length, start + 8) && seen.length < wanted.length; end++) {
      seen += lettersOf(rows[end]!.plain);
      if (seen === wanted) return { start, end: end + 1 };
    }
  }
  return null;
}

function largest({ rows, height }: FrontPage, bodySize: number): FoundTitle | null {
  const upper = rows.filter(({ base, plain }) => base < 0.6 * height && /\p{L}{3}/u.test(plain));
  const size = Math.max(0, ...upper.map((row) => row.size));
  if (size < 1.15 * bodySize) return null;
  const isLarge = (row: FrontRow) => row.size > 0.96 * size;
  const start = rows.findIndex((row) => isLarge(row) && upper.includes(row));
  let end = start;
  while (end < rows.length && isLarge(rows[end]!) && isNext(rows, start, end)) end += 1;
  // What is set as large elsewhere tells that this is no title, or not all of it.
  if (rows.some((row, at) => (at < start || at >= end) && isLarge(row) && /\p{L}{3}/u.test(row.plain)))
    return null;
  const value = joinRows(rows.slice(start, end));
  const words = value.split(" ").length;
  if (value.length < 15 || value.length > 300 || words < 3 || noTitle.test(value)) return null;
  return { value, source: "first_page", start, end };
}

/** Lines of a title are at most two of its sizes apart. */
function isNext(rows: readonly FrontRow[], start: number, at: number): boolean {
  if (at === start) return true;
  const step = rows[at]!.base - rows[at - 1]!.base;
  return step > 0 && step < 2.2 * rows[at]!.size;
}

function joinRows(rows: readonly FrontRow[]): string {
  const text = rows.map(({ plain }) => plain).join("\n");
  return text
    .replace(/(?<=\p{L}-)\n(?=\p{L})/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[\s∗*†‡§✩]+$/u, "")
    .trim();
}
