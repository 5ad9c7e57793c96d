import { captionLabel } from "./labels.ts";
import type { Row } from "./rows.ts";
import { type Cell, cellsOf, columnsOf, type Extent } from "./table-cells.ts";

/** Rows of a region that are a table's, from `start` up to `end`; of each column a row has a cell or null. */
export interface Table {
  start: number;
  end: number;
  rows: (Cell | null)[][];
}

/** Finds the tables among the rows of a region (docs/rules/paper-text.md#tables). */
export function tablesOf(rows: readonly Row[], em: number): Table[] {
  const tables: Table[] = [];
  for (let start = 0; start < rows.length; start++) {
    if (!isSplit(rows[start]!) || captionLabel(rows[start]!.text)) continue;
    const end = endOf(rows, start, em);
    const table = tableOf(rows, start, end, em);
    if (table) tables.push(table);
    start = (table?.end ?? end) - 1;
  }
  return tables;
}

/** Whether a row has gaps that are wider than those between words, and is no justified line of text. */
function isSplit({ runs, words, x0, x1 }: Row): boolean {
  const filled = runs.reduce((sum, run) => sum + run.x1 - run.x0, 0);
  return runs.length >= 2 && !(words.length >= 5 * runs.length && filled > 0.85 * (x1 - x0));
}

/** The end of the rows that belong together: a row or two without a gap may be between. */
function endOf(rows: readonly Row[], start: number, em: number): number {
  let end = start + 1;
  for (let at = start + 1; at < rows.length && at - end < 3; at++) {
    const row = rows[at]!;
    if (row.base - rows[at - 1]!.base > 3.2 * em || captionLabel(row.text)?.isSure) break;
    if (isSplit(row)) end = at + 1;
    else if (row.x1 - row.x0 > (at > end ? 0.3 : 0.7) * widthOf(rows.slice(start, end))) break;
  }
  return end;
}

function widthOf(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ x1 }) => x1)) - Math.min(...rows.map(({ x0 }) => x0));
}

function tableOf(all: readonly Row[], start: number, end: number, em: number): Table | null {
  const rows = all.slice(start, end);
  const split = rows.filter(isSplit);
  if (split.length < 2) return null;
  const cells = rows.map((row) => cellsOf(row));
  const columns = columnsOf(cells);
  if (columns.length < 2) return null;
  const caption = captionOf(all, start, end, em);
  const isTable =
    caption === "table" ? holdsCells(cells) : caption === null && isTabular(cells, columns.length);
  if (!isTable) return null;
  const head = caption === "table" ? headOf(all, start, end, em, columns) : [];
  const rowsOfCells = [...head, ...cells];
  return { start: start - head.length, end, rows: rowsOfCells.map((row) => inColumns(row, columns)) };
}

/** Rows between the caption and the first row with a gap: a group's name, or names of columns that nearly touch. */
function headOf(
  rows: readonly Row[],
  start: number,
  end: number,
  em: number,
  columns: readonly Extent[],
): Cell[][] {
  const table = rows.slice(start, end);
  const width = widthOf(table);
  const above = rows[start - 1];
  if (!above || captionLabel(above.text)) return [];
  const isNear = table[0]!.base - above.base <= 2 * em && above.x1 - above.x0 <= width;
  if (isNear && namesColumns(above, columns))
    return [above.words.map((word) => ({ ...word, base: above.base, size: above.size }))];
  const head: Row[] = [];
  for (let at = start - 1; at >= Math.max(0, start - 3); at--) {
    const row = rows[at]!;
    if (rows[at + 1]!.base - row.base > 2.5 * em) return [];
    if (captionLabel(row.text))
      return head.filter((each) => !isUnder(each, row, table)).map((each) => cellsOf(each));
    if (row.x1 - row.x0 > 0.6 * width || row.words.length > 6) return [];
    head.unshift(row);
  }
  return [];
}

/** Whether each word stands over a column of its own. */
function namesColumns({ words, text, size }: Row, columns: readonly Extent[]): boolean {
  if (columns.length < 3 || words.length < columns.length - 1 || text.endsWith(".")) return false;
  const over = words.map(({ x0, x1 }) =>
    columns.findIndex((column) => x0 < column.x1 + 0.3 * size && x1 > column.x0 - 0.3 * size),
  );
  return over.every((column, index) => column >= 0 && column > (over[index - 1] ?? -1));
}

/** Whether a row continues a caption, whose lines start left of the table's. */
function isUnder(row: Row, caption: Row, table: readonly Row[]): boolean {
  const left = Math.min(...table.map(({ x0 }) => x0));
  return Math.abs(row.x0 - caption.x0) < 0.3 * row.size && row.x0 < left - 0.5 * row.size;
}

/** Whether a table's or a figure's caption is next to the rows: the lines above them, or the line below. */
function captionOf(rows: readonly Row[], start: number, end: number, em: number): "table" | "other" | null {
  const labels = [captionAbove(rows, start, em)];
  const below = rows[end];
  if (below && below.base - rows[end - 1]!.base <= 4 * em) labels.push(captionLabel(below.text));
  if (labels.some((label) => label?.isTable)) return "table";
  return labels.some((label) => label) ? "other" : null;
}

function captionAbove(rows: readonly Row[], start: number, em: number) {
  for (let at = start - 1; at >= Math.max(0, start - 10); at--) {
    const isNext = at >= start - 3;
    if (rows[at + 1]!.base - rows[at]!.base > (isNext ? 3.2 : 1.7) * em) return null;
    const label = captionLabel(rows[at]!.text);
    if (label) return label;
  }
  return null;
}

const words = ({ text }: Cell) => text.split(" ").length;
const number =
  /^[(<>≤≥~≈*†‡+-]{0,3}\d[\d.,' ]*(?:[eE]\^?-?\d+)?(?:\s?(?:%|±|\+\/-|\(|\^|×|x|\/|[-–])|[)*†‡a-zA-Z%]{0,3}$|$)/u;
const isNumeric = ({ text }: Cell) => number.test(text) && !/^\(\d{1,3}\)$/.test(text);

/** No lines of text that wide spaces take apart. */
function holdsCells(cells: readonly Cell[][]): boolean {
  const all = cells.flat();
  return all.filter((cell) => words(cell) > 12).length <= all.length / 5;
}

/** Without a caption only what leaves no doubt: rows of numbers in columns. */
function isTabular(cells: readonly Cell[][], columns: number): boolean {
  const all = cells.flat();
  const counting = countingCells(cells);
  const others = all.length - counting;
  const numeric = all.filter(isNumeric).length - counting;
  const full = cells.filter((row) => row.length >= 2 && row.some(isNumeric)).length;
  const hasLeaders = all.some(({ text }) => /\.{4}|(?:\. ){3}/.test(text));
  return (
    !hasLeaders &&
    full >= 3 &&
    all.length >= 0.6 * columns * cells.length &&
    numeric >= (columns >= 3 ? 0.4 : 0.45) * others &&
    all.every((cell) => words(cell) <= 12)
  );
}

/** How many cells only number the lines of the others. */
function countingCells(cells: readonly (readonly Cell[])[]): number {
  for (const at of [0, -1]) {
    const values = cells.flatMap((row) =>
      /^\d+$/.test(row.at(at)?.text ?? "") ? [Number(row.at(at)!.text)] : [],
    );
    const steps = values.slice(1).filter((value, index) => value === values[index]! + 1);
    if (values.length >= 3 && steps.length >= 0.8 * (values.length - 1)) return values.length;
  }
  return 0;
}

/** A cell that reaches over several columns stands in the first; one over the gap of two, in the left one. */
function inColumns(cells: readonly Cell[], columns: readonly Extent[]): (Cell | null)[] {
  const row: (Cell | null)[] = columns.map(() => null);
  for (const cell of cells) {
    const middle = (cell.x0 + cell.x1) / 2;
    const over = columns.findIndex(({ x0, x1 }) => Math.min(x1, cell.x1) - Math.max(x0, cell.x0) > 0);
    const before = columns.findLastIndex(({ x0 }) => x0 <= middle);
    const at = over >= 0 ? over : Math.max(0, before);
    const there = row[at];
    row[at] = there
      ? { text: `${there.text} ${cell.text}`, x0: there.x0, x1: cell.x1, base: cell.base, size: cell.size }
      : cell;
  }
  return row;
}
