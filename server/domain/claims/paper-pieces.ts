import { rowText } from "./find-proposed.ts";
import { type LaidOutPage, readPassages } from "./find-statements.ts";
import { isApart, type Passage } from "./passages.ts";

/** What a model reads at once, in characters: some 6,000 tokens of English. */
const pieceLength = 24_000;
const maxPieces = 12;

/**
 * The passages of a paper that have numbers, as a language model is shown them, in pieces of bounded length. What it
 * quotes of them is found again by `proposedNumbers` and `proposedCells`.
 */
export function paperPieces(pages: readonly LaidOutPage[]): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const passage of readPassages(pages)) {
    const text = textOf(passage).slice(0, pieceLength);
    if (isApart(passage) || !/\d/.test(text)) continue;
    if (piece.length + text.length > pieceLength) {
      pieces.push(piece);
      piece = "";
    }
    if (pieces.length === maxPieces) return pieces;
    piece += `${text}\n\n`;
  }
  return piece === "" ? pieces : [...pieces, piece];
}

function textOf(passage: Passage): string {
  if (passage.kind === "prose") return passage.text.replace(/\s+/g, " ");
  return [passage.caption, ...passage.rows.map((row) => rowText(row).text)].join("\n");
}
