import { type Frame, type Matrix, multiply, toFrame } from "./frames.ts";

/** The members used of a text item of pdf.js; other items (marked content) have no `str`. */
export interface TextItem {
  str: string;
  dir?: string;
  /** A matrix `[a, b, c, d, x, y]` in the units of the page; y grows upward. */
  transform: readonly number[];
  width: number;
  height: number;
  fontName?: string;
  hasEOL: boolean;
}

/** Text that pdf.js gives as one, in a frame in which it runs to the right. */
export interface Piece {
  text: string;
  x0: number;
  x1: number;
  /** The baseline, y downward. */
  base: number;
  size: number;
  font: string;
  isAfterSpace: boolean;
}

/** Sorts the items of a page by the direction that they run to; null where they are not to be laid out. */
export function piecesOf(
  items: readonly TextItem[],
  viewport: Matrix,
  frames: readonly Frame[],
): Map<Frame, Piece[]> | null {
  const scale = Math.hypot(viewport[0]!, viewport[1]!);
  const pieces = new Map<Frame, Piece[]>();
  let afterSpace = false;
  let rightToLeft = 0;
  for (const item of items) {
    const text = item.str.trim();
    if (text === "") {
      afterSpace ||= item.str !== "";
      continue;
    }
    if (item.dir === "rtl" || item.dir === "ttb") rightToLeft += 1;
    const placed = place(item, multiply(viewport, item.transform), scale, frames);
    if (placed === null) continue;
    const isAfterSpace = afterSpace || item.str[0] === " ";
    const list = pieces.get(placed.frame) ?? [];
    pieces.set(placed.frame, list);
    list.push({ ...placed.piece, text, isAfterSpace });
    afterSpace = item.str.endsWith(" ");
  }
  // Its lines would be put together in the wrong order.
  return rightToLeft > items.length / 4 ? null : pieces;
}

function place(item: TextItem, matrix: Matrix, scale: number, frames: readonly Frame[]) {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
  const size = Math.hypot(c, d) || item.height * scale;
  const width = item.width * scale;
  if (![a, b, x, y, size, width].every(Number.isFinite) || size <= 0) return null;
  const frame = frames[Math.round(Math.atan2(b, a) / (Math.PI / 2)) & 3]!;
  const at = toFrame(frame, x, y);
  const lead = item.str.length - item.str.trimStart().length;
  const kept = item.str.trim().length / item.str.length;
  const x0 = at.x + (width * lead) / item.str.length;
  const piece = { x0, x1: x0 + width * kept, base: at.y, size, font: item.fontName ?? "" };
  return { frame, piece };
}
