import { record } from "../messages/recorded.ts";
import { type Failure, followPointer } from "./output-readers.ts";
import { rFileTexts } from "./r-file-texts.ts";
import type { Table } from "./table.ts";

/** Whether a path, or a pattern, names a file in R's own formats, which only R reads. */
export function isRFile(path: string): boolean {
  return /\.(?:rds|rda|rdata)$/i.test(path);
}

/** Whether such a file holds several objects by their names. */
export function isRWorkspace(path: string): boolean {
  return /\.(?:rda|rdata)$/i.test(path);
}

/**
 * What R read in one of its files, as JSON; or why nothing was. Vectors are lists, of one value that value; lists and
 * vectors with names are objects; data frames and matrices are objects with their columns as lists, and the names of the
 * rows as the first of them, without a name (docs/rules/manifest-sources.md#files-of-r).
 */
export type ConvertedFile = Uint8Array | Failure;

const maxCells = 2_000_000;

/** The data frame or matrix at a JSON Pointer. */
export function tableOfR(file: string, json: unknown, pointer = ""): Table {
  const found = followPointer(file, pointer, json);
  if ("reason" in found) return noTable(found.reason);
  const place = pointer === "" ? file : `${pointer} in ${file}`;
  const { value } = found;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return noTable(
      typeof value === "string"
        ? record(rFileTexts.noFrameBut, { path: place, line: value })
        : record(rFileTexts.noFrame, { path: place }),
    );
  const columns = Object.entries(value);
  const height = columns.reduce((most, [, cells]) => Math.max(most, heightOf(cells)), 0);
  if (height * columns.length > maxCells)
    return noTable(record(rFileTexts.tooManyRows, { path: place, rows: height, columns: columns.length }));
  for (const [name, cells] of columns) {
    if (Array.isArray(cells) && cells.length !== height)
      return noTable(
        record(rFileTexts.unevenColumn, { path: place, name, count: cells.length, rows: height }),
      );
  }
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map(([, cells]) => (Array.isArray(cells) ? cellOf(cells[row]) : cellOf(cells))),
  );
  return { names: columns.map(([name]) => name), rows, failure: null, isAligned: true };
}

function noTable(reason: string): Table {
  return { names: [], rows: [], failure: { reason }, isAligned: true };
}

function heightOf(cells: unknown): number {
  return Array.isArray(cells) ? cells.length : 0;
}

/** As R prints it; a column that could not be read says why in each of its cells. */
function cellOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "number" || typeof value === "string" ? String(value) : "<no single value>";
}
