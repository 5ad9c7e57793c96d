import { compileLinearRegex, maxTextLength } from "../measurement/linear-regex.ts";
import { parseDecimal } from "../measurement/observed-text.ts";
import { type CommittedFile, type CommittedNumber, maxNumbersOfFile } from "./committed-number.ts";
import { nameTokens } from "./name-tokens.ts";

const number =
  /(?<![\p{L}\d_.])[-+]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][-+]?\d{1,3})?(?![\p{L}\d_]|\.\d)/gu;
const maxLine = 300;
const maxPrefix = 100;

interface Found extends CommittedNumber {
  /** What stands before the number on its line, with the numbers in it made one. */
  prefix: string;
}

type FoundOnLine = Pick<Found, "prefix" | "value" | "leaf" | "context">;

/**
 * Lists the numbers of a text or a log that a regular expression finds by what stands before them on their line. Where
 * several lines start alike, nobody can tell which is meant: those are left out.
 */
export function indexText(file: CommittedFile, fileTokens: string[]): CommittedNumber[] {
  if (file.text.length > maxTextLength) return [];
  const counts = new Map<string, number>();
  const found: Found[] = [];
  const lines = file.text.split("\n");
  const isHeader = headerTest(lines);
  for (const index of relevantLines(file.path, lines)) {
    for (const entry of numbersOfLine(lines, isHeader, index)) {
      counts.set(entry.prefix, (counts.get(entry.prefix) ?? 0) + 1);
      if (found.length < maxNumbersOfFile)
        found.push({
          ...entry,
          from: { file: file.path, regex: "" },
          context: [...entry.context, ...fileTokens],
        });
    }
  }
  return found
    .filter(({ prefix, leaf }) => counts.get(prefix) === 1 && leaf.length > 0)
    .map(({ prefix, ...entry }) => ({ ...entry, from: { file: file.path, regex: expressionFor(prefix) } }));
}

/** Of a notebook, the lines of outputs alone. */
function* relevantLines(path: string, lines: readonly string[]): Generator<number> {
  const isNotebook = path.endsWith(".ipynb");
  let isOutput = !isNotebook;
  for (const [index, line] of lines.entries()) {
    if (isNotebook && /^\s*"outputs": \[/.test(line)) isOutput = true;
    if (isNotebook && /^\s*"(?:source|metadata)": [[{]/.test(line)) isOutput = false;
    if (isOutput && line.length <= maxLine) yield index;
  }
}

function* numbersOfLine(
  lines: readonly string[],
  isHeader: HeaderTest,
  index: number,
): Generator<FoundOnLine> {
  const line = lines[index]!;
  let previous = 0;
  for (const match of line.matchAll(number)) {
    const value = parseDecimal(match[0]);
    const before = line.slice(0, match.index);
    const end = match.index + match[0].length;
    if (value === null || before.length > maxPrefix || !/\p{L}/u.test(before)) continue;
    const between = line.slice(previous, match.index);
    const column = nameTokens(headerAbove(lines, isHeader, index, { before, start: previous, end }));
    const leaf = column.length > 0 ? column : nameTokens(between.slice(-60));
    const label = nameTokens(before.replace(number, " "));
    previous = end;
    const prefix = before.replace(number, "\u0000").trimStart();
    yield { prefix, value, leaf, context: label.filter((token) => !leaf.includes(token)) };
  }
}

type HeaderTest = (index: number) => boolean;

/** Whether a line has words and no numbers; each line is looked at once. */
function headerTest(lines: readonly string[]): HeaderTest {
  const known: boolean[] = [];
  return (index) => {
    const line = lines[index]!;
    known[index] ??= line.length <= maxLine && /\p{L}/u.test(line) && line.search(number) < 0;
    return known[index];
  };
}

const maxLinesUp = 200;

/**
 * The header of a number's column: in a table with marks between its cells, the same cell of the nearest line without
 * numbers; in one that is aligned to the right, as R and pandas print them, the words that end above the number's end.
 */
function headerAbove(
  lines: readonly string[],
  isHeader: HeaderTest,
  index: number,
  { before, start, end }: { before: string; start: number; end: number },
): string {
  const mark = [";", "\t", "|"].find((one) => before.includes(one));
  for (let at = index - 1; at >= Math.max(0, index - maxLinesUp); at--) {
    const line = lines[at]!;
    if (line.trim() === "") return "";
    if (!isHeader(at)) continue;
    if (mark !== undefined)
      return line.includes(mark) ? (line.split(mark)[before.split(mark).length - 1] ?? "").trim() : "";
    return line.length >= end - 1 && /\s|^$/.test(line[end] ?? " ") ? line.slice(start, end).trim() : "";
  }
  return "";
}

/** RE2 syntax: the line's beginning, any number where a number stood, and the number as the group. */
function expressionFor(prefix: string): string {
  const literal = prefix
    .split("\u0000")
    .map((part) => part.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&").replace(/[ \t]+/g, "[ \\t]+"))
    .join("[-+0-9.eE]+");
  return `(?m)^[ \\t]*${literal}([-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?)`;
}

/** Whether the expression of a number finds it in its file, and nothing else first. */
export function findsItsNumber(text: string, { from, value }: CommittedNumber): boolean {
  if (from.regex === undefined) return true;
  const compiled = compileLinearRegex(from.regex);
  if (typeof compiled === "string") return false;
  const group = compiled.matchFirst(text)?.group ?? null;
  return group !== null && parseDecimal(group) === value;
}
