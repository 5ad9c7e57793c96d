import type { Piece } from "./pieces.ts";
import { type Word, wordsOf } from "./words.ts";

/** Words that follow each other on one line without a wide gap. */
export interface Run {
  words: Word[];
  x0: number;
  x1: number;
  base: number;
  size: number;
  font: string;
  characters: number;
}

/** Pieces on one line, with how much each is raised or lowered from it. */
interface Draft {
  pieces: Piece[];
  base: number;
  size: number;
  x1: number;
}

/** In font sizes: what is wider is no space between words. Justified text has half of it, tables have more. */
const wideGap = 0.9;

/** Puts pieces together in the order in which the PDF draws them. */
export function runsOf(pieces: readonly Piece[]): Run[] {
  const drafts: Draft[] = [];
  for (const piece of pieces) {
    const last = drafts.at(-1);
    if (last && isAgain(last.pieces.at(-1)!, piece)) continue;
    if (last && goesOn(last, piece)) append(last, piece);
    else drafts.push({ pieces: [piece], base: piece.base, size: piece.size, x1: piece.x1 });
  }
  return drafts.map(finish);
}

/** Bold letters are sometimes the same ones drawn twice, a little apart. */
function isAgain(before: Piece, { text, x0, base, size }: Piece): boolean {
  return (
    text === before.text && Math.abs(x0 - before.x0) < 0.1 * size && Math.abs(base - before.base) < 0.1 * size
  );
}

function goesOn({ base, size, x1 }: Draft, piece: Piece): boolean {
  const em = Math.max(size, piece.size);
  const gap = piece.x0 - x1;
  if (gap > wideGap * em || gap < -0.6 * em) return false;
  const raised = (base - piece.base) / em;
  if (Math.abs(raised) <= 0.12) return true;
  // An exponent, an index or the mark of a footnote; or the text behind a mark.
  const isSmaller = piece.size <= 0.88 * size;
  const isLarger = size <= 0.88 * piece.size;
  const isScript = raised > -0.45 && raised < 0.75;
  return (
    (isSmaller && isScript) || (isLarger && -raised > -0.45 && -raised < 0.75) || Math.abs(raised) <= 0.2
  );
}

function append(draft: Draft, piece: Piece): void {
  draft.pieces.push(piece);
  draft.x1 = Math.max(draft.x1, piece.x1);
  if (piece.size > draft.size / 0.88) draft.base = piece.base;
  draft.size = Math.max(draft.size, piece.size);
}

function finish({ pieces, base, size }: Draft): Run {
  const words = wordsOf(pieces, base, size);
  const x0 = Math.min(...words.map((word) => word.x0));
  const x1 = Math.max(...words.map((word) => word.x1));
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return { words, x0, x1, base, size, font: mostOf(pieces), characters };
}

/** The font of most characters. */
function mostOf(pieces: readonly Piece[]): string {
  const counts = new Map<string, number>();
  for (const { font, text } of pieces) counts.set(font, (counts.get(font) ?? 0) + text.length);
  let best = "";
  for (const [font, count] of counts) if (count > (counts.get(best) ?? 0)) best = font;
  return best;
}
