import { parseDecimal } from "../measurement/observed-text.ts";
import { parseTable } from "../measurement/table.ts";
import { type CommittedFile, type CommittedNumber, maxNumbersOfFile, maxRows } from "./committed-number.ts";
import { isGeneric, nameTokens } from "./name-tokens.ts";

/** Lists the numbers of a table with their row and column. A long table is data and left out. */
export function indexTable(file: CommittedFile, fileTokens: string[]): CommittedNumber[] {
  const { names, rows, failure } = parseTable(file.path, file.text, maxRows + 1);
  if (failure !== null || rows.length === 0 || rows.length > maxRows) return [];
  // A header of numbers is none: the file's columns have no names.
  if (names.filter((name) => parseDecimal(name) !== null).length > names.length / 2) return [];
  const numbers: CommittedNumber[] = [];
  for (const [index, record] of rows.entries()) {
    const labels = labelsOf(record, names);
    for (const [column, cell] of record.entries()) {
      const name = names[column] ?? "";
      const value = parseDecimal(cell);
      if (value === null || name === "" || names.indexOf(name) !== names.lastIndexOf(name)) continue;
      if (numbers.length >= maxNumbersOfFile) return numbers;
      const own = nameTokens(name.slice(0, 100));
      // "metric, value": the row names the number.
      const leaf = own.every(isGeneric) ? [...own, ...labels] : own;
      const from = { file: file.path, row: index + 1, column: name };
      numbers.push({
        from,
        value,
        leaf: [...new Set(leaf)],
        context: [...new Set([...labels, ...fileTokens])],
      });
    }
  }
  return numbers;
}

/** What a row is of: its cells that are no numbers, and a whole number in front with its column's name. */
function labelsOf(record: readonly string[], names: readonly string[]): string[] {
  const words = record
    .filter((cell) => parseDecimal(cell) === null)
    .flatMap((cell) => nameTokens(cell.slice(0, 60)));
  const first = record[0]?.trim() ?? "";
  const numbered = /^\d{1,4}$/.test(first) && names[0] !== "" ? [...nameTokens(names[0] ?? ""), first] : [];
  return [...new Set([...words, ...numbered])].slice(0, 40);
}
