import type { FrontRow } from "./front-page.ts";
import { personName } from "./person-names.ts";

/** Between two of them, a short name that alone could be anything is one. */
const fewestSure = 2;
const degree =
  /^(?:Ph\.?\s?D|M\.?D|D\.?Phil|Sc\.?D|[MB]\.?(?:S|A|Sc|Eng|Ed|Tech)|MPH|MBA|MBBS|RN|PharmD|DVM|CCC-SLP)\.?$/;

/** The names of a row that consists of nothing else; null where a part of it is none. */
export function namesOf(row: FrontRow, small: ReadonlySet<string>): string[] | null {
  const parts = partsOf(row);
  const sure = parts.filter((part) => personName(part, small) !== null).length;
  const names = parts.map((part) => personName(part, small, sure >= fewestSure));
  return names.length > 0 && names.every((name) => name !== null) ? names : null;
}

/** What the separators of a list leave, but for marks and degrees. */
export function partsOf({ plain }: FrontRow): string[] {
  return plain
    .replace(/^(?:by|authors?:)\s+/i, "")
    .replace(/\[\d{1,2}(?:\s?[,-]\s?\d{1,2}){0,8}\]/g, "")
    .split(/\s*[;,·•|]\s*|\s{2,}|\s+(?:and|und|et|y|&)\s+|^(?:and|&)\s+/u)
    .map((part) => part.replace(/^[\s\d∗*†‡§¶]+/u, "").replace(/^(?:and|&)\s+/, ""))
    .filter((part) => part !== "" && !/^(?:ID|[a-z]|and|&|[∗*†‡§¶✉#]+)$/u.test(part) && !degree.test(part));
}

/** Rows with a list that breaks off within a name, each put together with the next one. */
export function withWholeNames(rows: readonly FrontRow[], small: ReadonlySet<string>): FrontRow[] {
  const whole: FrontRow[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    if (before && breaksOff(before, row, small)) whole.splice(-1, 1, joined(before, row));
    else whole.push(row);
  }
  return whole;
}

function breaksOff(row: FrontRow, next: FrontRow, small: ReadonlySet<string>): boolean {
  const isSetAlike = row.font === next.font && Math.abs(row.size - next.size) < 0.5;
  if (!isSetAlike || next.base - row.base > 2.2 * row.size || !/^\p{L}/u.test(next.plain)) return false;
  const parts = partsOf(row);
  const last = parts.pop()!;
  if (parts.length === 0 || !row.plain.trimEnd().endsWith(last)) return false;
  if (parts.some((part) => personName(part, small, true) === null)) return false;
  const isOpen = personName(last, small) === null || /\s\p{Lu}\.$/u.test(last);
  const [first = ""] = partsOf(next);
  return isOpen && /^\p{Lu}[\p{L}\p{M}'’. -]*$/u.test(last) && personName(first, small) === null;
}

/** A hyphen before a small letter is the typesetter's. */
function joined(row: FrontRow, next: FrontRow): FrontRow {
  const join = (one: string, two: string) =>
    one.endsWith("-") ? (/^\p{Ll}/u.test(two) ? one.slice(0, -1) : one) + two : `${one} ${two}`;
  return { ...row, base: next.base, text: join(row.text, next.text), plain: join(row.plain, next.plain) };
}
