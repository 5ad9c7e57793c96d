import { CsvError, type Options, parse } from "csv-parse/sync";
import { record } from "../messages/recorded.ts";
import type { MeasurementSource, TableFormat } from "./observation.ts";
import { observationTexts } from "./observation-texts.ts";
import { parseDecimal } from "./observed-text.ts";
import type { Failure } from "./output-readers.ts";

/** The rows of a table below the names of its columns; `failure` is why there are no more where that is an error. */
export interface Table {
  names: string[];
  rows: string[][];
  failure: Failure | null;
  /** Whether a row with more or fewer cells than names has none that is known: nothing says which is missing. */
  isAligned: boolean;
}

/** Parses a table up to a row (1 is the first below the header). */
export function parseTable(file: string, text: string, lastRow: number, format: TableFormat = {}): Table {
  const { separator = file.endsWith(".tsv") ? "tab" : ",", header } = format;
  const rows: string[][] = [];
  let failure: Failure | null = null;
  const isPlain = header !== false && separator !== "whitespace";
  try {
    parse(text, {
      bom: true,
      max_record_size: 1024 * 1024,
      relax_column_count: true,
      skip_empty_lines: true,
      ...(separator === "whitespace" ? betweenSpaces : { delimiter: separator === "tab" ? "\t" : separator }),
      // Elsewhere some records are none.
      ...(isPlain && Number.isFinite(lastRow) && { to: lastRow + 1 }),
      // A matrix may begin with lines of prose.
      ...(header === false && { relax_quotes: true }),
      on_record: (record: (string | null)[]) => {
        const cells = record.filter((cell) => cell !== null);
        if (cells.length > 0 && !(header === false && isComment(cells))) rows.push(cells);
        return null;
      },
    });
  } catch (error) {
    const known = error instanceof CsvError ? error.message : null;
    const reason =
      known === null
        ? record(observationTexts.notCsv, { file })
        : record(observationTexts.notCsvFor, { file, line: known });
    failure = { reason };
  }
  const isAligned = separator === "whitespace";
  if (header === false) return { names: numbered(rows), rows, failure, isAligned };
  const [first = [], ...below] = rows;
  const names = namesOf(first, separator);
  if (format.separator && lacksFirst(names, below)) names.unshift("");
  return { names, rows: below, failure, isAligned };
}

/** Any number of spaces and tabs is one separator: what is empty between two of them is no cell, but `""` is one. */
const betweenSpaces: Options = {
  delimiter: [" ", "\t"],
  relax_quotes: true,
  cast: (cell, { quoting }) => (cell === "" && !quoting ? null : cell),
};

/** The lines that `numpy.savetxt` and MATLAB write above a matrix. */
function isComment([first = ""]: string[]): boolean {
  return /^\s*[#%]/.test(first);
}

function namesOf(first: readonly string[], separator: TableFormat["separator"]): string[] {
  const names = first.map((name) => name.trim());
  return separator === "whitespace" && /^[#%]$/.test(names[0] ?? "") ? names.slice(1) : names;
}

function numbered(rows: readonly string[][]): string[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, (_, index) => String(index + 1));
}

/** R writes no name above the names of rows. A separator at the end of each row is no cell more. */
function lacksFirst(names: readonly string[], [row]: readonly string[][]): boolean {
  return row !== undefined && row.length === names.length + 1 && row.at(-1) !== "";
}

/** Reads a cell by its column's name, and its row's number or what stands in that row. */
export function readCell(
  { file, row, where, column = "" }: Pick<MeasurementSource, "file" | "row" | "where" | "column">,
  table: Table,
): string | Failure {
  const { failure, rows } = table;
  // An error below the row does not matter; one anywhere may hide a second row that is meant.
  if (failure && (row === undefined || rows.length < row)) return failure;
  const columnIndex = indexOf(file, column, table);
  if (typeof columnIndex !== "number") return columnIndex;
  const number = row ?? rowWhere(file, where ?? {}, table);
  if (typeof number !== "number") return number;
  const cells = rows[number - 1];
  if (!cells) return { reason: record(observationTexts.noRow, { file, number }) };
  if (table.isAligned && cells.length !== table.names.length) {
    return {
      reason: record(observationTexts.rowOfCells, {
        number,
        file,
        count: cells.length,
        names: table.names.length,
      }),
    };
  }
  return cells[columnIndex] ?? { reason: record(observationTexts.noCell, { number, file, name: column }) };
}

function indexOf(file: string, column: string, { names }: Table): number | Failure {
  const index = names.indexOf(column);
  if (index < 0) return { reason: record(observationTexts.noColumn, { file, name: column }) };
  if (names.lastIndexOf(column) !== index)
    return { reason: record(observationTexts.severalColumns, { file, name: column }) };
  return index;
}

/** The number of the only row whose cells are these: one of several would be a choice that nobody made. */
function rowWhere(file: string, where: Record<string, string | number>, table: Table): number | Failure {
  const conditions: [index: number, wanted: string | number][] = [];
  for (const [name, wanted] of Object.entries(where)) {
    const index = indexOf(file, name, table);
    if (typeof index !== "number") return index;
    conditions.push([index, wanted]);
  }
  const matching: number[] = [];
  for (const [index, row] of table.rows.entries())
    if (conditions.every(([column, wanted]) => isCell(row[column], wanted))) matching.push(index + 1);
  const [only] = matching;
  if (only !== undefined && matching.length === 1) return only;
  const asked = Object.entries(where).map(([name, wanted]) => `${name || '""'} is ${wanted}`);
  const described = asked.join(" and ");
  return only === undefined
    ? { reason: record(observationTexts.noSuchRow, { file, conditions: described }) }
    : {
        reason: record(observationTexts.severalRows, {
          ...{ file, conditions: described, count: matching.length },
          ...{ one: only ?? 0, another: matching[1] ?? 0 },
        }),
      };
}

function isCell(cell: string | undefined, wanted: string | number): boolean {
  if (cell === undefined) return false;
  return typeof wanted === "number" ? parseDecimal(cell) === wanted : cell.trim() === wanted.trim();
}
