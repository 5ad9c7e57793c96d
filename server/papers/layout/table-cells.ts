import type { Row } from "./rows.ts";

export interface Cell {
  text: string;
  x0: number;
  x1: number;
  base: number;
  size: number;
}

export interface Extent {
  x0: number;
  x1: number;
}

/** In font sizes: the least gap between two cells. Words of one cell are set with a third. */
const cellGap = 0.55;

/** The cells of a row: its words, apart where a gap is wider than between words. */
export function cellsOf({ words, base, size }: Row): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x0, x1, isGlued } of words) {
    const last = cells.at(-1);
    if (last && (isGlued || x0 - last.x1 < cellGap * size)) {
      last.text += ` ${text}`;
      last.x1 = Math.max(last.x1, x1);
    } else cells.push({ text, x0, x1, base, size });
  }
  return cells;
}

/**
 * The columns of a table: where most of its full rows have text, and where others have it beside these. A cell over
 * several columns, such as a group's name in the header, is passed over.
 */
export function columnsOf(rows: readonly (readonly Cell[])[]): Extent[] {
  const most = Math.max(...rows.map(({ length }) => length));
  const full = rows.filter(({ length }) => length >= Math.max(2, 0.6 * most));
  const columns = covered(full.flat(), Math.floor(0.12 * full.length));
  const others = rows.flat().filter((cell) => !columns.some((column) => overlap(column, cell)));
  const beside = covered(others, 0).filter((one) => others.filter((cell) => overlap(one, cell)).length >= 2);
  return [...columns, ...beside].sort((a, b) => a.x0 - b.x0);
}

const overlap = (one: Extent, other: Extent) => one.x0 < other.x1 && other.x0 < one.x1;

/** Where more than so many cells stand above each other. */
function covered(cells: readonly Cell[], least: number): Extent[] {
  const edges = cells.flatMap(({ x0, x1 }) => [
    { x: x0, step: 1 },
    { x: x1, step: -1 },
  ]);
  edges.sort((a, b) => a.x - b.x || b.step - a.step);
  const found: Extent[] = [];
  let depth = 0;
  let start: number | null = null;
  for (const { x, step } of edges) {
    depth += step;
    if (depth > least) start ??= x;
    else if (start !== null) {
      found.push({ x0: start, x1: x });
      start = null;
    }
  }
  return found;
}
