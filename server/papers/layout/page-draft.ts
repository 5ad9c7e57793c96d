import { blocksOf, type Draft, type Reading } from "./blocks.ts";
import { regionsOf } from "./columns.ts";
import { type Frame, framesOf, type Matrix } from "./frames.ts";
import { lineNumbersOf } from "./line-numbers.ts";
import { type Piece, piecesOf, type TextItem } from "./pieces.ts";
import { type Row, rowsOf } from "./rows.ts";
import { type Run, runsOf } from "./runs.ts";

/** A page's text before it is known what other pages repeat. */
export interface PageDraft {
  width: number;
  height: number;
  /** In reading order. */
  parts: DraftPart[];
}

export interface DraftPart {
  frame: Frame;
  /** Of one column, from top to bottom. */
  blocks: Draft[];
  /** What is no part of the text, such as line numbers. */
  isAside: boolean;
}

/** A stranger made the page: more of it is not laid out. */
const maxItems = 20_000;

/** Lays a page out; null where it cannot be told how. */
export function draftPage(
  items: readonly TextItem[],
  viewport: { width: number; height: number; transform: Matrix },
  reading: Reading,
): PageDraft | null {
  const { width, height, transform } = viewport;
  if (items.length > maxItems || ![width, height, ...transform].every(Number.isFinite)) return null;
  const byFrame = piecesOf(items, transform, framesOf(width, height));
  if (!byFrame) return null;
  const frames = [...byFrame].sort(([, a], [, b]) => charactersOf(b) - charactersOf(a));
  const parts = frames.flatMap(([frame, pieces], index) =>
    // What runs in another direction is a stamp at the margin or the label of an axis.
    partsOf(frame, pieces, index === 0 ? reading : null),
  );
  return { width, height, parts };
}

function charactersOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

function partsOf(frame: Frame, pieces: readonly Piece[], reading: Reading | null): DraftPart[] {
  const all = runsOf(pieces);
  const em = usualSize(all);
  if (!reading) return [{ frame, blocks: textBlocks(rowsOf(all)), isAside: true }];
  const numbers = lineNumbersOf(all, reading.hasLineNumbers);
  reading.hasLineNumbers ||= numbers.size > 0;
  const runs = numbers.size > 0 ? all.filter((run) => !numbers.has(run)) : all;
  const columns = regionsOf(runs, em, reading.gutters).map((region) => blocksOf(rowsOf(region), em, reading));
  const parts = columns.map((blocks): DraftPart => ({ frame, blocks, isAside: false }));
  if (numbers.size > 0) parts.push({ frame, blocks: textBlocks(rowsOf([...numbers])), isAside: true });
  return parts;
}

const textBlocks = (rows: Row[]): Draft[] => [{ kind: "text", rows }];

/** The font size of most characters. */
function usualSize(runs: readonly Run[]): number {
  const counts = new Map<number, number>();
  let best = 10;
  for (const { size, characters } of runs) {
    const bin = Math.round(size * 2) / 2;
    counts.set(bin, (counts.get(bin) ?? 0) + characters);
    if (counts.get(bin)! > (counts.get(best) ?? 0)) best = bin;
  }
  return Math.max(best, 0.5);
}
