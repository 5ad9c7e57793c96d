import { CsvError, parse } from "csv-parse/sync";
import { compileLinearRegex, maxTextLength } from "./linear-regex.ts";
import type { SearchedText } from "./searched-text.ts";

interface Failure {
  reason: string;
}
type ReadResult = string | number | Failure;

/** Parses a JSON file. */
export function parseJson(file: string, text: string): { value: unknown } | Failure {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { reason: `${file} is not valid JSON; NaN and Infinity are none either.` };
  }
}

/** Reads the number or string at a JSON Pointer (RFC 6901). */
export function readPointer(file: string, pointer: string, json: unknown): ReadResult {
  let value = json;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    // Own members and list items only: no inherited properties, no `length`.
    const isContainer = Array.isArray(value)
      ? /^(?:0|[1-9]\d*)$/.test(name)
      : typeof value === "object" && value !== null;
    if (!isContainer || !Object.hasOwn(value as object, name))
      return { reason: `${file} has nothing at ${pointer}.` };
    value = (value as Record<string, unknown>)[name];
  }
  if (typeof value === "number" || typeof value === "string") return value;
  return { reason: `${file} has no number at ${pointer}.` };
}

/** The first records of a table, its header among them; `failure` is why there are no more where that is an error. */
export interface Table {
  records: string[][];
  failure: Failure | null;
}

/** Parses a table up to a row (1 is the first below the header); `.tsv` files are tab-separated. */
export function parseTable(file: string, text: string, lastRow: number): Table {
  const records: string[][] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: file.endsWith(".tsv") ? "\t" : ",",
      max_record_size: 1024 * 1024,
      relax_column_count: true,
      skip_empty_lines: true,
      to: lastRow + 1,
      on_record: (record: string[]) => {
        records.push(record);
        return null;
      },
    });
    return { records, failure: null };
  } catch (error) {
    const detail = error instanceof CsvError ? `: ${error.message}` : "";
    return { records, failure: { reason: `${file} is not valid CSV${detail}.` } };
  }
}

/** Reads a cell by row and column name. An error below the row does not matter. */
export function readCell(file: string, row: number, column: string, { records, failure }: Table): ReadResult {
  if (failure && records.length <= row) return failure;
  const header = (records[0] ?? []).map((name) => name.trim());
  const columnIndex = header.indexOf(column);
  if (columnIndex < 0) return { reason: `${file} has no column ${column}.` };
  if (header.lastIndexOf(column) !== columnIndex) return { reason: `${file} has several columns ${column}.` };
  const record = records[row];
  if (!record) return { reason: `${file} has no row ${row} below its header.` };
  return record[columnIndex] ?? { reason: `Row ${row} of ${file} has no column ${column}.` };
}

/** Reads the group of the first match. One that lies across a gap is none: what stood in between is not known. */
export function readRegex(file: string, regex: string, { text, gap }: SearchedText): ReadResult {
  if (text.length > maxTextLength) {
    return {
      reason: `${file} has more than ${maxTextLength} characters, too many for a regular expression.`,
    };
  }
  const compiled = compileLinearRegex(regex);
  if (typeof compiled === "string") return { reason: `The expression cannot be used: ${compiled}.` };
  const match = compiled.matchFirst(text);
  if (gap === null) return match?.group ?? { reason: `Nothing in ${file} matches the expression ${regex}.` };
  if (match?.group && (match.end <= gap || match.start >= gap)) return match.group;
  return {
    reason: `The output was cut: nothing in the beginning or the end of ${file} matches the expression ${regex}. Print the number last, or write it to a file.`,
  };
}
