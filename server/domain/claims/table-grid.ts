import type { TableCell } from "../paper/document.ts";
import { coefficientColumns, isFitName } from "./regression-table.ts";
import { type StatedNumber, statedNumbers } from "./stated-numbers.ts";
import { unitBehind } from "./units.ts";

export interface GridCell {
  cell: TableCell;
  number: StatedNumber;
  /** The name of its row, with that of the group above it. */
  row: string;
  /** The same, with the name of its column before a row that has a number for a name. */
  shownRow: string;
  column: string;
  /** Whether another cell has the same row and column by name. */
  isAmbiguous: boolean;
  /** In a regression's column of estimates: of a term, or of how the model fits. */
  regression: "term" | "fit" | null;
}

export interface Grid {
  cells: GridCell[];
}

/** The header is what stands above the first row with numbers; a row's name, what stands before its first number. */
export function readGrid(rows: readonly TableCell[][]): Grid | null {
  const numbers = rows.map((row) => row.map(({ text }) => numberOf(text)));
  const first = numbers.findIndex((row, index) => index > 0 && row.some((number) => number !== null));
  if (first < 1) return null;
  // Directly below the header may stand the name of a group of rows.
  const isGroup = first > 1 && onlyFirst(rows[first - 1]!) && !goesOn(rows, first - 1);
  const body = isGroup ? first - 1 : first;
  const headers = headersOf(rows.slice(0, body));
  const estimates = coefficientColumns(rows, headers);
  const cells: GridCell[] = [];
  let last: GridCell[] = [];
  let group = { name: "", isOfColumn: false };
  for (const [index, row] of rows.entries()) {
    if (index < body) continue;
    const named = row.findIndex((_, column) => numbers[index]![column] !== null && headers[column] !== "");
    const name = row
      .slice(0, Math.max(named, 1))
      .map(({ text }) => text.trim())
      .filter((text, column) => text !== "" && (column === 0 || numbers[index]![column] === null))
      .join(" ");
    if (numbers[index]!.every((number) => number === null)) {
      if (name === "" || hasGaps(row)) continue;
      if (onlyFirst(row) && goesOn(rows, index) && last.length > 0)
        for (const cell of last) addName(cell, name);
      else group = { name, isOfColumn: (rows[index + 1]?.[0]?.text.trim() ?? "") === "" };
      last = [];
      continue;
    }
    if (group.isOfColumn && (row[0]?.text.trim() ?? "") !== "") group = { name: "", isOfColumn: false };
    last = [];
    for (const [column, cell] of row.entries()) {
      const number = numbers[index]![column];
      const header = headers[column] ?? "";
      // A number in the first column names its row.
      if (!number || header === "" || column === 0) continue;
      const join = (...parts: string[]) =>
        parts.filter((text) => text !== "" && text !== cell.text).join(" ");
      const lead = /\p{L}/u.test(name) ? "" : (headers[0] ?? "");
      last.push({
        cell,
        number,
        row: join(group.name, name),
        shownRow: join(group.name, lead, name),
        column: header,
        isAmbiguous: false,
        regression: estimates.has(column) ? (isFitName(name) ? "fit" : "term") : null,
      });
    }
    cells.push(...last);
  }
  for (const alike of Map.groupBy(cells, ({ row, column }) => JSON.stringify([row, column])).values())
    if (alike.length > 1) for (const cell of alike) cell.isAmbiguous = true;
  return { cells };
}

function addName(cell: GridCell, name: string): void {
  cell.row = `${cell.row} ${name}`;
  cell.shownRow = `${cell.shownRow} ${name}`;
}

/** Dashes, "NA" or uncertainties where others have numbers: no name of a group of rows. */
const hasGaps = (row: readonly TableCell[]) =>
  row.slice(1).some(({ text }) => /^(?:n\.?\/?a\.?|[-–—−]+|[([]-?\d*\.\d.*[)\]])$/i.test(text.trim()));

const onlyFirst = ([name, ...rest]: readonly TableCell[]) =>
  name?.text.trim() !== "" && rest.every(({ text }) => text.trim() === "");

/** Whether a row without numbers is the second line of the name of the row above it: it stands nearer to that. */
function goesOn(rows: readonly TableCell[][], index: number): boolean {
  const at = (one: number) => rows[one]?.find(({ text }) => text.trim() !== "")?.box.y;
  const [above, own, below] = [at(index - 1), at(index), at(index + 1)];
  if (above === undefined || own === undefined) return false;
  const gap = below === undefined ? above - (at(index - 2) ?? above) : below - own;
  return gap > 0 && own - above < 0.75 * gap;
}

/** Of each column, the texts above it; one that spans several columns stands in the first of them. */
function headersOf(rows: readonly TableCell[][]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const last = rows.length - 1;
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((row, index) => {
        const own = row[column]?.text.trim() ?? "";
        if (own !== "" || index === last || column === 0) return own;
        return (
          row
            .slice(1, column)
            .findLast(({ text }) => text.trim() !== "")
            ?.text.trim() ?? ""
        );
      })
      .filter((text, index, all) => text !== "" && all.indexOf(text) === index)
      .join(" "),
  );
}

/** "-2.31 (-3.63, -1.08)": the interval of the number. */
const intervalBehind =
  /(?<=\d)\s?[*†‡]{0,3}\s?[([]\s?[-−–+]?\d{0,9}\.?\d{1,9}\s?(?:[,;–-]|to)\s?[-−–+]?\d{0,9}\.?\d{1,9}\s?[)\]]$/;

/** A cell that is one number, with its unit, its interval or marks of significance or emphasis, and nothing else. */
function numberOf(text: string): StatedNumber | null {
  if (text.length > 40) return null;
  const bare = text.trim().replace(/[*†‡§+]+$/u, "");
  const numbers = statedNumbers(bare.replace(intervalBehind, ""));
  const [number] = numbers;
  if (!number || numbers.some(({ start }) => start >= number.end)) return null;
  const before = bare
    .slice(0, number.start)
    .replace(/[-−–+]\s?$/, "")
    .trim();
  const after = bare.replace(intervalBehind, "").slice(number.end);
  const rest = after.slice(unitLength(after)).trim();
  return before === "" && rest === "" ? number : null;
}

function unitLength(after: string): number {
  const trimmed = after.trim();
  return trimmed !== "" && unitBehind(` ${trimmed}`) !== null && /^\S{1,12}$/.test(trimmed)
    ? after.length
    : 0;
}
