import type { TableCell } from "../paper/document.ts";
import { cleanText } from "./clean-text.ts";
import { proposedCells } from "./find-proposed.ts";
import type { Statement } from "./found.ts";
import type { TablePassage } from "./passages.ts";
import { type Proposal, proposalScore } from "./proposal.ts";
import { claimScore, Score, sectionWeights } from "./score.ts";
import { scoreNumber } from "./sentence-statements.ts";
import { type StatedNumber, statedNumbers } from "./stated-numbers.ts";
import { counts, isBareName, namesQuantity, quantityOf } from "./table-names.ts";
import { unitBehind, unitOfHeader } from "./units.ts";
import { hypothetical, setUp, speaksOfOtherWork, unreal } from "./vocabulary.ts";

/** More cells are data, not results. */
const maxCells = 400;

/** Returns the statements of a table: each cell that is a number, named by its row, column and caption. */
export function* tableStatements(
  table: TablePassage,
  proposals: readonly Proposal[] = [],
): Generator<Statement> {
  const grid = readGrid(table.rows);
  if (!grid || table.section.kind === "apart" || grid.cells.length > maxCells) return;
  const shared = scoreTable(table, grid);
  const proposed = proposedCells(table.rows, proposals);
  for (const cell of grid.cells) {
    const statement = statementOf(table, cell, shared, proposed.get(cell.cell));
    if (statement) yield statement;
  }
}

interface GridCell {
  cell: TableCell;
  number: StatedNumber;
  row: string;
  column: string;
  /** Whether another cell has the same row and column by name. */
  isAmbiguous: boolean;
}

interface Grid {
  cells: GridCell[];
}

/** The header is what stands above the first row with numbers; a row's name, what stands before its first number. */
function readGrid(rows: readonly TableCell[][]): Grid | null {
  const numbers = rows.map((row) => row.map(({ text }) => numberOf(text)));
  const first = numbers.findIndex((row, index) => index > 0 && row.some((number) => number !== null));
  if (first < 1) return null;
  const headers = headersOf(rows.slice(0, first));
  const cells: GridCell[] = [];
  let group = "";
  for (const [index, row] of rows.entries()) {
    if (index < first) continue;
    const named = row.findIndex((_, column) => numbers[index]![column] !== null && headers[column] !== "");
    const name = row
      .slice(0, Math.max(named, 1))
      .map(({ text }) => text.trim())
      .filter((text) => text !== "")
      .join(" ");
    if (numbers[index]!.every((number) => number === null)) {
      group = name;
      continue;
    }
    for (const [column, cell] of row.entries()) {
      const number = numbers[index]![column];
      const header = headers[column] ?? "";
      // A number in the first column names its row.
      if (!number || header === "" || column === 0) continue;
      cells.push({
        cell,
        number,
        row: [group, name].filter((text) => text !== "" && text !== cell.text).join(" "),
        column: header,
        isAmbiguous: false,
      });
    }
  }
  for (const alike of Map.groupBy(cells, ({ row, column }) => JSON.stringify([row, column])).values())
    if (alike.length > 1) for (const cell of alike) cell.isAmbiguous = true;
  return { cells };
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

/** A cell that is one number, with its unit or marks of significance or emphasis, and nothing else. */
function numberOf(text: string): StatedNumber | null {
  if (text.length > 40) return null;
  const bare = text.trim().replace(/[*†‡§]+$/u, "");
  const numbers = statedNumbers(bare);
  const [number] = numbers;
  if (!number || numbers.some(({ start }) => start >= number.end)) return null;
  const before = bare
    .slice(0, number.start)
    .replace(/[-−–+]\s?$/, "")
    .trim();
  const after = bare.slice(number.end);
  const rest = after.slice(unitLength(after)).trim();
  return before === "" && rest === "" ? number : null;
}

function unitLength(after: string): number {
  const trimmed = after.trim();
  return trimmed !== "" && unitBehind(` ${trimmed}`) !== null && /^\S{1,12}$/.test(trimmed)
    ? after.length
    : 0;
}

const resultCaption =
  /\b(?:results?|performance|comparison|compar\w+|accurac\w+|errors?|estimat\w+|scores?|evaluation|measured|observed|obtained|effects?|regression|coefficients?|fit(?:ted|s)?|statistics|summary of (?:results|findings)|mean|rates?|values? (?:of|for)|test set|p-values?|correlations?|benchmark|properties|counts?)\b/i;
const setUpCaption =
  /\b(?:hyper-?parameters?|parameters? (?:used|of|for|values)|settings?|set-?up|notation|symbols|datasets? (?:used|statistics)|configuration|architecture|overview|summary of changes|description|conversion|transformation|examples?|abbreviations?|definitions?|initial (?:conditions|values)|inputs?|demographic\w*|characteristics|participants|variables)\b/i;

interface Shared {
  weights: [number, string][];
  /** Whether it sets what was done again beside what it repeats. */
  isRepetition: boolean;
  /** The quantity that the caption says the table is of, with its unit. */
  named: { name: string; unit: string | null } | null;
}

const again = /\b(?:replicat\w*|reproduc\w*|re-?runs?|re-?implement\w*|ours?|this (?:work|study|paper))\b/i;

function scoreTable({ section, label, caption }: TablePassage, { cells }: Grid): Shared {
  const weights: [number, string][] = [];
  weights.push([
    Math.max(-0.5, sectionWeights[section.kind]) * 0.5,
    `the table stands in the section "${cleanText(section.title, 60)}"`,
  ]);
  if (
    cells.some(({ column }) =>
      /\)\.(?:\s|$)|\p{Ll}{3}\.\s\p{Lu}\p{Ll}|\s(?:of|the|and|is|are)$/u.test(column),
    )
  )
    weights.push([-3, "a column's name has parts of a sentence"]);
  if (label === null) weights.push([-1.5, "the table has no caption"]);
  if (resultCaption.test(caption)) weights.push([1.5, "the caption is that of results"]);
  if (setUpCaption.test(caption)) weights.push([-3, "the caption is that of a set-up"]);
  if (speaksOfOtherWork(caption)) weights.push([-1, "the caption speaks of other work"]);
  if (cells.length > 120) weights.push([-1, "the table is large"]);
  const isRepetition =
    cells.some(({ column }) => /\b(?:replicat|reproduc)/i.test(column)) ||
    cells.some(({ row }) => /\b(?:replicat|reproduc)/i.test(row));
  return { weights, isRepetition, named: quantityOf(caption) };
}

const settingName =
  /\b(?:parameters?|learning rate|epochs?|batch|layers?|seeds?|years?|dates?|id|no\.?|#|rank|index|n|size of|samples?|iterations?|page|grade|level|version|threshold)\b|^[nNkK]$/i;

function statementOf(
  table: TablePassage,
  { cell, number, row, column, isAmbiguous }: GridCell,
  { weights, isRepetition, named }: Shared,
  proposal: Proposal | undefined,
): Statement | null {
  if (row === "" || !/\p{L}/u.test(row + column)) return null;
  const score = new Score();
  for (const [weight, reason] of weights) score.add(weight, reason);
  const isNamed = namesQuantity(column) || namesQuantity(row);
  const unit =
    unitBehind(
      cell.text.slice(
        cell.text.indexOf(number.printed.replace(/^-/, "")) + number.printed.replace(/^-/, "").length,
      ),
    ) ??
    unitOfHeader(column) ??
    unitOfHeader(row) ??
    (isNamed ? null : (named?.unit ?? null));
  if (isNamed) score.add(1.5, "its row or column names a quantity");
  else if (named !== null) score.add(1, "the caption names a quantity");
  else if (!proposal) score.add(-3, "neither its row, its column nor the caption names a quantity");
  if (settingName.test(column)) score.add(-2.5, "its column names a setting");
  if (settingName.test(row) || setUp.test(row)) score.add(-1.5, "its row names a setting");
  if (
    speaksOfOtherWork(row) ||
    speaksOfOtherWork(column) ||
    /\b(?:original|published|reported|baseline \[)/i.test(`${row} ${column}`) ||
    (isRepetition && !again.test(`${row} ${column}`))
  )
    score.add(-5, "its row or column speaks of other work");
  if (!/\p{L}|%/u.test(column)) score.add(-3, "its column has no name");
  if (counts(column) && (unit === "%" || /\./.test(number.printed)))
    score.add(-3, "its column is named by what was counted");
  if (isAmbiguous) score.add(-3, "another row and column have the same names");
  if (hypothetical.test(column) || unreal.test(column)) score.add(-1, "its column speaks of what may be");
  scoreNumber(score, number, unit, false);
  // What is a Claim by its own words stays as it is.
  const isProposed = proposal !== undefined && (score.sum < claimScore || (!isNamed && named === null));
  if (isProposed) score.add(proposalScore, "a language model proposes it");
  const name = table.label ?? "a table without caption";
  const [rowName, columnName] = [cleanText(row, 100), cleanText(column, 100)];
  const metric = namesQuantity(column)
    ? columnName
    : namesQuantity(row)
      ? rowName
      : isBareName(column) && named
        ? `${columnName} ${named.name}`
        : (named?.name ?? columnName);
  return {
    kind: "cell",
    text: cleanText(
      `${cleanText(table.caption || name, 300)} Row "${rowName}", column "${columnName}": ${number.printed}${unit === null ? "" : ` ${unit}`}`,
      700,
    ),
    metric: cleanText(metric, 80),
    unit: unit ?? "1",
    comparator: "~=",
    printed: number.printed,
    value: number.value,
    page: table.page,
    box: cell.box,
    locator: `Page ${table.page}, ${name}, row "${rowName}", column "${columnName}"`,
    quotation: cleanText(`${rowName} | ${columnName} | ${cell.text}`, 200),
    names: { near: `${rowName} ${columnName}`, around: cleanText(table.caption, 500) },
    score: score.sum,
    reasons: score.reasons,
    ...(isProposed && { isProposed }),
    ...(typeof proposal?.output === "number" && { output: proposal.output }),
  };
}
