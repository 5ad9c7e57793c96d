import { cleanText } from "./clean-text.ts";
import { proposedCells } from "./find-proposed.ts";
import type { Statement } from "./found.ts";
import { isApart, type TablePassage } from "./passages.ts";
import { isImpossible } from "./possible-values.ts";
import { type Proposal, proposalScore } from "./proposal.ts";
import { estimateOf } from "./regression-table.ts";
import { claimScore, Score, sectionWeights } from "./score.ts";
import { scoreNumber } from "./sentence-statements.ts";
import { type Grid, type GridCell, readGrid } from "./table-grid.ts";
import {
  counts,
  isBareName,
  nameOfCell,
  type OfTable,
  quantitiesOf,
  quantityOf,
  unitOfNumbers,
} from "./table-names.ts";
import { headsMagnitude, unitBehind, unitOfHeader } from "./units.ts";
import { hypothetical, setUp, speaksOfOtherWork, unreal } from "./vocabulary.ts";

/** More cells are data, not results. */
const maxCells = 400;

/** Returns the statements of a table: each cell that is a number, named by its row, column and caption. */
export function* tableStatements(
  table: TablePassage,
  proposals: readonly Proposal[] = [],
): Generator<Statement> {
  const grid = readGrid(table.rows);
  if (!grid || isApart(table) || grid.cells.length > maxCells) return;
  const shared = scoreTable(table, grid);
  const proposed = proposedCells(table.rows, proposals);
  for (const cell of grid.cells) {
    const statement = statementOf(table, cell, shared, proposed.get(cell.cell));
    if (statement) yield statement;
  }
}

const resultCaption =
  /\b(?:results?|performance|comparison|compar\w+|accurac\w+|errors?|estimat\w+|scores?|evaluation|measured|observed|obtained|effects?|regression|coefficients?|fit(?:ted|s)?|statistics|summary of (?:results|findings)|mean|rates?|values? (?:of|for)|test set|p-values?|correlations?|benchmark|properties|counts?)\b/i;
const setUpCaption =
  /\b(?:hyper-?parameters?|parameters? (?:used|of|for|values)|settings?|set-?up|notation|symbols|datasets? (?:used|statistics)|configuration|architecture|overview|summary of changes|description|conversion|transformation|examples?|abbreviations?|definitions?|initial (?:conditions|values)|inputs?|demographic\w*|characteristics|participants|variables)\b/i;

/** "Reproduction of Table 2 from Smith et al."; "reproduced from" is copied. */
const doneAgain =
  /\b(?:reproduction|replication|re-?analysis|re-?creation|re-?computation|re-?estimation) of\b|\bour (?:reproduction|replication)/i;

interface Shared {
  weights: [number, string][];
  /** Whether it sets what was done again beside what it repeats. */
  isRepetition: boolean;
  names: OfTable;
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
  if (speaksOfOtherWork(caption) && !doneAgain.test(caption))
    weights.push([-1, "the caption speaks of other work"]);
  if (cells.length > 120) weights.push([-1, "the table is large"]);
  const isRepetition =
    cells.some(({ column }) => /\b(?:replicat|reproduc)/i.test(column)) ||
    cells.some(({ row }) => /\b(?:replicat|reproduc)/i.test(row));
  // Of numbers in seconds and in per cent a caption names one at most.
  const units = new Set(cells.flatMap((place) => unitIn(place) ?? []));
  const statistics = new Set(cells.flatMap(({ column }) => (isBareName(column) ? [column] : [])));
  const names = {
    hasStatistics: statistics.size > 1,
    named: units.size > 1 ? null : quantityOf(caption),
    several: quantitiesOf(caption),
    unit: unitOfNumbers(caption),
    estimate: estimateOf(caption),
  };
  return { weights, isRepetition, names };
}

const settingName =
  /\b(?:parameters?|learning rate|epochs?|batch|layers?|seeds?|years?|dates?|id|no\.?|#|rank|index|n|size of|samples?|iterations?|page|grade|level|version|threshold)\b|^[nNkK]$/i;

/** The unit that a cell has behind its number. */
function unitIn({ cell, number }: GridCell): string | null {
  const digits = number.printed.replace(/^-/, "");
  return unitBehind(cell.text.slice(cell.text.indexOf(digits) + digits.length));
}

function statementOf(
  table: TablePassage,
  place: GridCell,
  { weights, isRepetition, names }: Shared,
  proposal: Proposal | undefined,
): Statement | null {
  const { cell, number, row, column, isAmbiguous, regression } = place;
  if (row === "" || !/\p{L}/u.test(row + column)) return null;
  const named = nameOfCell(place, names);
  const unit =
    unitIn(place) ??
    unitOfHeader(column) ??
    unitOfHeader(row) ??
    (names.named && named?.metric.endsWith(names.named.name) ? names.named.unit : null) ??
    names.unit;
  if (isImpossible(named?.metric ?? column, number.value, unit)) return null;
  const score = new Score();
  for (const [weight, reason] of weights) score.add(weight, reason);
  if (named) score.add(named.weight, named.reason);
  else if (!proposal) score.add(-3, "neither its row, its column nor the caption names a quantity");
  if (settingName.test(column)) score.add(-2.5, "its column names a setting");
  if (regression !== "term" && (settingName.test(row) || setUp.test(row)))
    score.add(-1.5, "its row names a setting");
  if (
    speaksOfOtherWork(row) ||
    speaksOfOtherWork(column) ||
    /\b(?:original|published|reported|baseline \[)/i.test(`${row} ${column}`) ||
    (isRepetition && !again.test(`${row} ${column}`))
  )
    score.add(-5, "its row or column speaks of other work");
  if (regression === null && !/\p{L}|%/u.test(column)) score.add(-3, "its column has no name");
  if (counts(column) && (unit === "%" || /\./.test(number.printed)))
    score.add(-3, "its column is named by what was counted");
  const isInMillions =
    headsMagnitude.test(`${column} ${row}`) ||
    /\bin (?:\w+ )?(?:thousand|million|billion)s?\b/i.test(table.caption);
  if (isInMillions && !/^(?:thousand|million|billion|trillion) /i.test(unit ?? ""))
    score.add(-5, "it is in thousands or millions");
  if (isAmbiguous) score.add(-3, "another row and column have the same names");
  if (hypothetical.test(column) || unreal.test(column)) score.add(-1, "its column speaks of what may be");
  scoreNumber(score, number, unit, false);
  // What is a Claim by its own words stays as it is.
  const isProposed = proposal !== undefined && (score.sum < claimScore || named === null);
  if (isProposed) score.add(proposalScore, "a language model proposes it");
  const name = table.label ?? "a table without caption";
  const [rowName, columnName] = [cleanText(place.shownRow, 100), cleanText(column, 100)];
  return {
    kind: "cell",
    text: cleanText(
      `${cleanText(table.caption || name, 300)} Row "${rowName}", column "${columnName}": ${number.printed}${unit === null ? "" : ` ${unit}`}`,
      700,
    ),
    metric: cleanText(named?.metric ?? column, 80),
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
