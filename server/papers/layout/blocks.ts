import type { Gutters } from "./columns.ts";
import { isNamedHeading, isNumberedHeading, isReferencesHeading } from "./headings.ts";
import { captionLabel } from "./labels.ts";
import type { Row } from "./rows.ts";
import { type Table, tablesOf } from "./tables.ts";

export type Draft = { kind: "text"; rows: Row[] } | { kind: "table"; table: Table; rows: Row[] };

/** Line distance, in line heights, above which a new paragraph starts; single-spaced text has 1.2. */
const paragraphStep = 1.8;

/** What earlier pages tell of the next one. */
export interface Reading {
  gutters: Gutters;
  /** Whether the references have begun: there, the first line of an entry stands out. */
  isInReferences: boolean;
  hasLineNumbers: boolean;
}

/** Cuts the rows of a region into paragraphs and tables, from top to bottom. */
export function blocksOf(rows: readonly Row[], em: number, reading: Reading): Draft[] {
  const drafts: Draft[] = [];
  let next = 0;
  for (const table of tablesOf(rows, em)) {
    drafts.push(...paragraphsOf(rows.slice(next, table.start), reading));
    drafts.push({ kind: "table", table, rows: rows.slice(table.start, table.end) });
    next = table.end;
  }
  return [...drafts, ...paragraphsOf(rows.slice(next), reading)];
}

function paragraphsOf(rows: readonly Row[], reading: Reading): Draft[] {
  if (rows.length === 0) return [];
  const pitch = usualPitch(rows);
  const [left, right] = [usual(rows.map(({ x0 }) => x0)), usual(rows.map(({ x1 }) => x1))];
  const drafts: { kind: "text"; rows: Row[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const last = drafts.at(-1);
    if (isReferencesHeading(row.text)) reading.isInReferences = true;
    else if (isNamedHeading(row.text)) reading.isInReferences = false;
    const usual = { pitch, left, right, isInReferences: reading.isInReferences };
    if (before && last && !isStart(row, before, last.rows, usual)) last.rows.push(row);
    else drafts.push({ kind: "text", rows: [row] });
  }
  return drafts;
}

interface Usual {
  pitch: number | null;
  left: number;
  right: number;
  isInReferences: boolean;
}

/** Whether a row starts a block of its own. */
function isStart(row: Row, before: Row, block: readonly Row[], usual: Usual): boolean {
  const { pitch, left, right, isInReferences } = usual;
  const step = row.base - before.base;
  const size = Math.min(row.size, before.size);
  if (step > paragraphStep * Math.max(row.size, before.size)) return true;
  // Of a title the lines are further apart.
  const isUsual = pitch !== null && size <= pitch;
  if (isUsual && step > 1.3 * pitch && step > 1.25 * size) return true;
  if (Math.abs(row.size - before.size) > 0.07 * Math.max(row.size, before.size)) return true;
  if (captionLabel(row.text)?.isSure || isItemStart(row.text)) return true;
  // A heading in another font, above its text; a word in bold at the start of a line is none.
  const isApart = row.font !== before.font && row.runs.length === 1 && before.runs.length === 1;
  if (isApart && isShort(before, right)) {
    if (pitch !== null && step > 1.08 * pitch) return true;
    if (block.length <= 2 && isNumberedHeading(block[0]!.text)) return true;
  }
  if (isInReferences) return before.x0 - row.x0 > 0.6 * row.size;
  return isIndented(row, before, block, left) && !captionLabel(block[0]!.text);
}

const isItemStart = (text: string) => /^(?:\[\d{1,3}\]|[\u2022\u25aa\u25cf])\s/u.test(text);
const isShort = ({ x1, size }: Row, right: number) => x1 < right - 4 * size;

/** The first line of a paragraph begins further right than the line before it, and than the region's text. */
function isIndented(row: Row, before: Row, block: readonly Row[], left: number): boolean {
  const indent = row.x0 - before.x0;
  return (
    indent > 0.7 * row.size &&
    indent < 4 * row.size &&
    Math.abs(before.x0 - left) < 0.5 * row.size &&
    // Of a list or of references, the first line stands out instead.
    !(block.length === 1 && /^(?:[\u2022*\u25aa\u2013-]|[([]?\d{1,3}[.)\]])/.test(before.text))
  );
}

/** The distance of most lines; null where there is none. */
function usualPitch(rows: readonly Row[]): number | null {
  const steps = rows.slice(1).map((row, index) => row.base - rows[index]!.base);
  return steps.length >= 3 ? usual(steps) : null;
}

/** The most frequent value, to half a point. */
function usual(values: readonly number[]): number {
  const counts = new Map<number, number>();
  let best = 0;
  let most = 0;
  for (const value of values) {
    const bin = Math.round(value * 2) / 2;
    const count = (counts.get(bin) ?? 0) + 1;
    counts.set(bin, count);
    if (count > most) [best, most] = [bin, count];
  }
  return best;
}
