import { CsvError, parse } from "csv-parse/sync";
import { compileLinearRegex, maxTextLength } from "./linear-regex.ts";

type ReadResult = string | number | { reason: string };

/** Reads the number or string at a JSON Pointer (RFC 6901). */
export function readPointer(file: string, pointer: string, text: string): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: `${file} is not valid JSON; NaN and Infinity are none either.` };
  }
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

/** Reads a cell by row (1 is the first below the header) and column name; `.tsv` files are tab-separated. */
export function readCell(file: string, row: number, column: string, text: string): ReadResult {
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: file.endsWith(".tsv") ? "\t" : ",",
      max_record_size: 1024 * 1024,
      relax_column_count: true,
      skip_empty_lines: true,
      to: row + 1,
    });
  } catch (error) {
    return { reason: `${file} is not valid CSV${error instanceof CsvError ? `: ${error.message}` : ""}.` };
  }
  const header = (records[0] ?? []).map((name) => name.trim());
  const columnIndex = header.indexOf(column);
  if (columnIndex < 0) return { reason: `${file} has no column ${column}.` };
  if (header.lastIndexOf(column) !== columnIndex) return { reason: `${file} has several columns ${column}.` };
  const record = records[row];
  if (!record) return { reason: `${file} has no row ${row} below its header.` };
  return record[columnIndex] ?? { reason: `Row ${row} of ${file} has no column ${column}.` };
}

/** Reads the group of the first match. */
export function readRegex(file: string, regex: string, text: string): ReadResult {
  if (text.length > maxTextLength) {
    return {
      reason: `${file} has more than ${maxTextLength} characters, too many for a regular expression.`,
    };
  }
  const compiled = compileLinearRegex(regex);
  if (typeof compiled === "string") return { reason: `The expression cannot be used: ${compiled}.` };
  return compiled.matchFirst(text) ?? { reason: `Nothing in ${file} matches the expression ${regex}.` };
}
