import type { Found } from "../../domain/paper/about.ts";
import { aboutLimits } from "../about.ts";
import { isNamedHeading } from "../layout/headings.ts";
import type { FrontPage, FrontRow } from "./front-page.ts";
import { namesOf } from "./name-rows.ts";
import { lettersOf } from "./words.ts";

/** A title, and the rows that it stands in. */
export interface FoundTitle extends Found<string> {
  start: number;
  end: number;
}

/** What is set as large as a title and is none. */
const noTitle =
  /^(?:abstract|contents|table of contents|introduction|proceedings|transactions|(?:international |european )?journal|annals|university|universit|department|faculty|institute|school of|article|review|letter|report|thesis|master|under review|draft|supplement|genome analysis|highlights|research (?:article|paper))\b|^(?:摘要|目录|引言)|^(?:[\p{L}&]+ )?(?:journal|letters|sciences)$/iu;

const label = /^title:\s*/i;
/** Another label of the kind: what a manuscript's first page lists below its title. */
const otherLabel = /^[\p{L} ]{2,30}:\s/u;

/**
 * The title: what the file's metadata say, where the first page prints it as well; else what follows the label "Title:", or is set
 * largest in the upper part of the page. Metadata alone are often a file's name, or of another paper.
 */
export function findTitle(
  page: FrontPage,
  bodySize: number,
  named: readonly string[],
  small: ReadonlySet<string> = new Set(),
): FoundTitle | null {
  for (const title of named) {
    const place = placeOf(page.rows, title);
    if (place) return { value: title, source: "both", ...place };
  }
  return labelled(page.rows, small) ?? largest(page, bodySize, small);
}

/** A title behind a label, over the next rows that are set alike and have no label of their own. */
function labelled(rows: readonly FrontRow[], small: ReadonlySet<string>): FoundTitle | null {
  const start = rows.findIndex(({ plain }) => label.test(plain));
  const first = rows[start];
  if (!first) return null;
  let end = start + 1;
  for (let row = rows[end]; row && isSetAlike(row, first) && isNext(rows, start, end); row = rows[end]) {
    if (otherLabel.test(row.plain)) break;
    end += 1;
  }
  return titleOf(rows.slice(start, end), small, { start, end });
}

const isSetAlike = (row: FrontRow, first: FrontRow) =>
  row.font === first.font && Math.abs(row.size - first.size) < 0.5;

/** The rows whose letters are those of a text, with at most a mark behind it. */
function placeOf(rows: readonly FrontRow[], title: string): { start: number; end: number } | null {
  const wanted = lettersOf(title);
  if (wanted.length < 8 || title.length > aboutLimits.title) return null;
  for (const start of rows.keys()) {
    let seen = "";
    for (let end = start; end < Math.min(rows.length, start + 8) && seen.length < wanted.length; end++) {
      seen += lettersOf(end === start ? rows[end]!.plain.replace(label, "") : rows[end]!.plain);
      if (seen === wanted) return { start, end: end + 1 };
    }
  }
  return null;
}

function largest(
  { rows, height }: FrontPage,
  bodySize: number,
  small: ReadonlySet<string>,
): FoundTitle | null {
  const upper = rows.filter(({ base, plain }) => base < 0.6 * height && /\p{L}{3}/u.test(plain));
  const size = Math.max(0, ...upper.map((row) => row.size));
  if (size < 1.15 * bodySize) return null;
  const isLarge = (row: FrontRow) => row.size > 0.96 * size;
  const start = rows.findIndex((row) => isLarge(row) && upper.includes(row));
  let end = start;
  while (end < rows.length && isLarge(rows[end]!) && isNext(rows, start, end)) end += 1;
  // The authors below may be as large, and their institutions, but they are in other fonts.
  const [own] = rows.slice(start);
  const change = rows.findIndex((row, at) => at > start && at <= end && row.font !== own!.font);
  const isAboveNames = change > 0 && namesOf(rows[change]!, new Set()) !== null;
  if (isAboveNames) end = change;
  // What is set as large elsewhere tells that this is no title, or not all of it.
  const isAsLarge = (row: FrontRow) => isLarge(row) && (!isAboveNames || row.font === own!.font);
  const others = rows.filter((row, at) => (at < start || at >= end) && isAsLarge(row));
  if (others.some(({ plain }) => /\p{L}{2}/u.test(plain) && !isNamedHeading(plain))) return null;
  return titleOf(rows.slice(start, end), small, { start, end });
}

function titleOf(
  rows: readonly FrontRow[],
  small: ReadonlySet<string>,
  place: { start: number; end: number },
): FoundTitle | null {
  const value = joinRows(rows, small).replace(label, "");
  const isLong = value.length >= 15 && value.split(" ").length >= 3;
  // Chinese and Japanese have no spaces between words, and a character for each.
  const isLongHan =
    (value.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length >= 8;
  if (!(isLong || isLongHan) || value.length > 300 || noTitle.test(value)) return null;
  return { value, source: "first_page", ...place };
}

/** Lines of a title are at most two of its sizes apart. */
function isNext(rows: readonly FrontRow[], start: number, at: number): boolean {
  if (at === start) return true;
  const step = rows[at]!.base - rows[at - 1]!.base;
  return step > 0 && step < 2.2 * rows[at]!.size;
}

/** A hyphen at the end of a row is the title's own, unless the paper writes the word without it. */
function joinRows(rows: readonly FrontRow[], small: ReadonlySet<string>): string {
  const text = rows.map(({ plain }) => plain).join("\n");
  return text
    .replace(/(\p{L}{1,30})-\n(\p{Ll}{1,30})/gu, (_, before: string, after: string) =>
      small.has((before + after).toLowerCase()) ? before + after : `${before}-${after}`,
    )
    .replace(/(?<=\p{L}-)\n(?=\p{L})|(?<=\p{Script=Han})\n(?=\p{Script=Han})/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[\s∗*†‡§✩]+$/u, "")
    .trim();
}
