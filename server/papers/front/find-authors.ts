import type { Found } from "../../domain/paper/about.ts";
import { aboutLimits } from "../about.ts";
import { isDateRow } from "./find-date.ts";
import type { FoundTitle } from "./find-title.ts";
import type { FrontPage, FrontRow } from "./front-page.ts";
import { namesOf, partsOf, withWholeNames } from "./name-rows.ts";
import { personName } from "./person-names.ts";
import { lettersOf } from "./words.ts";

/** Where authors work: what stands below them. */
const institution =
  /universi|institut|depart|school of|college|faculty|laborator|\bcent(?:er|re)\b|academ|hospital|orcid|research|technolog|\binc\b|corresponding author|école|hochschule|politecnico|cnrs/i;
const end =
  /^(?:\d{1,2}\.?\s{1,4})?(?:a\s?b\s?s\s?t\s?r\s?a\s?c\s?t|summary|contents|keywords|key words|index terms|(?:1|I)?\.?\s*introduction)\b/i;
const maxBetween = 2;
const maxFront = 40;

/**
 * The authors: the names below the title, all of them or none. A row counts only if every part of it is a name, and the
 * list only if more than their looks says that they are names: what stands below them, marks, or the file's metadata.
 */
export function findAuthors(
  page: FrontPage,
  title: FoundTitle,
  named: readonly string[],
  small: ReadonlySet<string>,
): Found<string[]> | null {
  const titleSize = page.rows[title.start]!.size;
  const front = withWholeNames(frontRows(page.rows.slice(title.end)), small);
  const first = front.findIndex((row, at) => at <= maxBetween && namesOf(row, small) !== null);
  // A row before it that names somebody among other things is a part of the list that cannot be read.
  const isPart = front
    .slice(0, Math.max(0, first))
    .some((row) => partsOf(row).some((part) => personName(part, small)));
  if (first < 0 || isPart) return fromMetadata(front, named, small);
  let next = first;
  const people: string[] = [];
  do people.push(...namesOf(front[next++]!, small)!);
  while (next < front.length && goesOn(front[next - 1]!, front[next]!, small));
  const rows = front.slice(first, next);
  const rest = front.slice(next);
  if (/(?:,|\band|&)\s*$/.test(rows.at(-1)!.plain)) return null;
  const isList = rows.some(({ plain }) => /[,;]|\s(?:and|&)\s/.test(plain));
  for (const [at, row] of rest.entries()) {
    // A list with commas is whole; of authors side by side there may be a further row.
    if (isList || !mayName(row, rows[0]!, small)) continue;
    // They stand above the institution of the first ones; else it is not known who they are.
    const below = rest[at + 1]?.plain ?? "";
    if (!institution.test(below) || !rest[0]!.plain.includes(below)) return null;
    people.push(...namesOf(row, small)!);
  }
  const isNamed = people.some((person) => named.some((name) => lettersOf(name).includes(lettersOf(person))));
  const isSetApart =
    rows[0]!.size < 0.95 * titleSize ||
    rows[0]!.font !== page.rows[title.start]!.font ||
    /^authors?:/i.test(rows[0]!.plain);
  if (!isSetApart || !(isNamed || isBacked(rows, rest))) return null;
  const distinct = [...new Set(people)].slice(0, aboutLimits.authors);
  return { value: distinct, source: isNamed ? "both" : "first_page" };
}

/**
 * Up to the abstract, and what stands above it in the columns beside it, which are read after it: of authors side by side
 * each may be at the top of a column.
 */
function frontRows(rows: readonly FrontRow[]): FrontRow[] {
  const limit = rows.findIndex(({ plain }) => end.test(plain));
  if (limit <= 0) return rows.slice(0, limit < 0 ? maxFront : 0);
  const [top, bottom] = [rows[0]!.base - rows[0]!.size, rows[limit]!.base - rows[limit]!.size];
  const beside = rows.slice(limit).filter(({ base }) => base > top && base < bottom);
  return [...rows.slice(0, limit), ...beside].slice(0, maxFront);
}

/** The list goes on in the next row: the first one ends in the middle of it. */
function goesOn(row: FrontRow, next: FrontRow, small: ReadonlySet<string>): boolean {
  const isOpen = /(?:[,;]|\band|&)\s*$/.test(row.plain) || /^(?:and|&)\s/.test(next.plain);
  return isOpen && Math.abs(next.size - row.size) < 0.5 && namesOf(next, small) !== null;
}

/** A row further down that may name more authors, set as the first ones: then it is not known who all are. */
function mayName(row: FrontRow, first: FrontRow, small: ReadonlySet<string>): boolean {
  return Math.abs(row.size - first.size) < 0.5 && row.font === first.font && namesOf(row, small) !== null;
}

/** Whether marks at the names, or what stands right below them, tells that they are authors. */
function isBacked(rows: readonly FrontRow[], rest: readonly FrontRow[]): boolean {
  const isMarked = rows.some(({ text, plain }) => /\p{L}[\d∗*†‡§¶]/u.test(text) && text !== plain);
  return (
    isMarked ||
    rest.slice(0, 3).some(({ plain }) => /@/.test(plain) || institution.test(plain) || isDateRow(plain))
  );
}

/** Names that the metadata list and that stand in front of the abstract; one alone is often who typed it. */
function fromMetadata(
  front: readonly FrontRow[],
  named: readonly string[],
  small: ReadonlySet<string>,
): Found<string[]> | null {
  // Marks of institutions are sometimes among them.
  const people = named.filter((name) => /\p{L}/u.test(name)).map((name) => personName(name, small));
  const printed = lettersOf(front.map(({ plain }) => plain).join(" "));
  const isPrinted = (person: string | null) => person !== null && printed.includes(lettersOf(person));
  if (people.length < 2 || !people.every(isPrinted)) return null;
  return { value: people as string[], source: "both" };
}
