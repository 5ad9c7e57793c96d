import { CsvError, parse } from "csv-parse/sync";
import { compileLinearRegex, maxTextLength } from "./linear-regex.ts";

type Found = string | number | { reason: string };

/** The number or string under a JSON Pointer (RFC 6901). */
export function readPointer(file: string, pointer: string, text: string): Found {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: `${file} is not valid JSON; NaN and Infinity are none either.` };
  }
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    // Only what the file itself says: never what an object inherits, nor the length of a list.
    const there = Array.isArray(value)
      ? /^(?:0|[1-9]\d*)$/.test(name)
      : typeof value === "object" && value !== null;
    if (!there || !Object.hasOwn(value as object, name))
      return { reason: `${file} has nothing at ${pointer}.` };
    value = (value as Record<string, unknown>)[name];
  }
  if (typeof value === "number" || typeof value === "string") return value;
  return { reason: `${file} has no number at ${pointer}.` };
}

/** The cell in a row (1 is the first below the header) and a named column of CSV, or of tabs in a `.tsv` file. */
export function readCell(file: string, row: number, column: string, text: string): Found {
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
  const at = header.indexOf(column);
  if (at < 0) return { reason: `${file} has no column ${column}.` };
  if (header.lastIndexOf(column) !== at) return { reason: `${file} has several columns ${column}.` };
  const record = records[row];
  if (!record) return { reason: `${file} has no row ${row} below its header.` };
  return record[at] ?? { reason: `Row ${row} of ${file} has no column ${column}.` };
}

/** What the group of the first match took. */
export function readRegex(file: string, regex: string, text: string): Found {
  if (text.length > maxTextLength) {
    return {
      reason: `${file} has more than ${maxTextLength} characters, too many for a regular expression.`,
    };
  }
  const compiled = compileLinearRegex(regex);
  if (typeof compiled === "string") return { reason: `The expression cannot be used: ${compiled}.` };
  return compiled.first(text) ?? { reason: `Nothing in ${file} matches the expression ${regex}.` };
}
