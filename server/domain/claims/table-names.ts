import type { GridCell } from "./table-grid.ts";
import { unitBehind, unitOfHeader } from "./units.ts";
import { isBare, isChange, isOutcome, isQuantity } from "./vocabulary.ts";

/**
 * Whether a column's or a row's name says what its numbers are: what something is judged by, a statistic, or any quantity
 * with its unit. Others are as often what the data are of: "mortality" over the errors of its forecast.
 */
function namesQuantity(text: string): boolean {
  const head = headWord(text);
  const isSure = head !== null && isOutcome(head) && !topic.test(head);
  return (
    tableStatistic.test(text.trim()) ||
    /(?<!\d\s?)%|R2|p-value/i.test(text) ||
    isSure ||
    (head !== null && unitOfHeader(text) !== null)
  );
}

const tableStatistic = /^(?:[Ftrzpd]|R\^?2|χ\^?2)$/u;
const topic =
  /^(?:mortality|survival|incidence|prevalence|risk|hazard|evidence|effect|yield|identity|reliability|mean|average|median)s?$/i;

/** "Mean", "SD", "Average": of what is for the caption to say. */
export const isBareName = (text: string): boolean =>
  /^(?:mean|average|avg\.?|median|value|total|sum|M|SD|SE|St(?:d|andard)\.? ?dev(?:iation)?|max(?:imum)?|min(?:imum)?)\.?$/i.test(
    text.trim(),
  );

/** "Estimate", "t", "p-value": of the row. */
const isOfRow = (text: string): boolean =>
  tableStatistic.test(text.trim()) ||
  /^(?:estimates?|coef\w*\.?|β|s\.?e\.?|st(?:d|andard)\.? error|(?:odds|hazard) ratios?|[ptz][ -]?values?)$/i.test(
    text.trim(),
  );

/** What its caption and its columns say of a table's numbers. */
export interface OfTable {
  /** Whether its columns are statistics, such as mean and SD: its rows are what they are of. */
  hasStatistics: boolean;
  /** The quantity that it begins with. */
  named: { name: string; unit: string | null } | null;
  /** The two or more that it begins with, in lower case without plural endings: a column is of the one that it names. */
  several: readonly string[];
  /** The unit that it says all columns have. */
  unit: string | null;
  /** What the table of a regression gives of each term. */
  estimate: string;
}

interface CellName {
  metric: string;
  weight: number;
  reason: string;
}

/** What a cell's number measures, by its column, its row or the caption; null where none of them names a quantity. */
export function nameOfCell({ row, column, regression }: GridCell, table: OfTable): CellName | null {
  const own = (metric: string) => ({ metric, weight: 1.5, reason: "its row or column names a quantity" });
  if (regression === "term" && !namesQuantity(column))
    return {
      metric: `${table.estimate} of ${row}`,
      weight: 3,
      reason: "it is a term's estimate in a regression",
    };
  if (isBareName(column) && table.hasStatistics && headWord(row) !== null) return own(`${column} of ${row}`);
  if (isBareName(column) && table.named)
    return { metric: `${column} ${table.named.name}`, weight: 1, reason: "the caption names a quantity" };
  if (namesQuantity(column))
    return own(
      (isBareName(column) || isOfRow(column)) && /\p{L}/u.test(row) ? `${column} of ${row}` : column,
    );
  const head = headWord(column);
  if (head !== null && table.several.includes(singular(head)))
    return { metric: column, weight: 1, reason: "its column names a quantity of the caption" };
  if (namesQuantity(row)) return own(row);
  if (table.named) return { metric: table.named.name, weight: 1, reason: "the caption names a quantity" };
  if (table.unit !== null && isSymbol(column))
    return { metric: column, weight: 1, reason: "its column is a symbol, and the caption gives its unit" };
  return null;
}

/** "B(0)", "Btot", "K m": a short name without a word in it. */
const isSymbol = (text: string) => text.length <= 16 && /\p{L}/u.test(text) && !/\p{Ll}{5}/u.test(text);

/** "All columns are in units of cm3/mol." */
export function unitOfNumbers(caption: string): string | null {
  const behind =
    /\b(?:in units of|(?:all|values?|numbers|columns|entries|quantities)\b[^.;:()]{0,40}?\bin(?: units of)?)\s(?=\S{1,20}(?:[\s.,;)]|$))/i.exec(
      caption,
    );
  return (
    behind &&
    unitBehind(` ${caption.slice(behind.index + behind[0].length, behind.index + behind[0].length + 30)}`)
  );
}

/** The quantity in a name, before what it is for: "power" names nothing in "with known power", nor "bias" in "bias framing". */
function headWord(text: string): string | null {
  const [head = ""] = text
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .split(/\s(?:with|without|for|in|on|at|by|per|than)\s/i);
  const words = head.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
  const last = words.findLast((word) => /\p{L}/u.test(word) && !isFigure(word)) ?? "";
  const first = words.length <= 3 ? (words[0] ?? "") : "";
  const parts = [last, last.split("-").at(-1)!, first, /\sof\s/.test(head) ? head.split(/\sof\s/)[0]! : ""];
  return parts.find((word) => word !== "" && isQuantity(word)) ?? null;
}

/** "Number of mixtures 8 (%)": what was chosen, over several columns. */
export const counts = (column: string) => /^(?:number|count|size|amount) of\b/i.test(column);

const isFigure = (word: string) => /^\d/.test(word);

/** "Failure rates and computation times": which column is of which, the caption does not say. */
function namesTwo(text: string): boolean {
  const [one, other] = text.split(/\s(?:and|or)\s/, 2);
  if (other === undefined || /^(?:its?|their)?\s?(?:standard|SDs?|SEs?|uncertaint\w+|errors?)\b/i.test(other))
    return false;
  const names = (part: string) => (part.match(/[\p{L}\d-]+/gu) ?? []).slice(0, 6).some(isQuantity);
  return names(one!) && names(other);
}

/** Up to where a caption says with what, for what or over what. */
const beginOf = (caption: string) =>
  caption.replace(/^\S+\s\S+\s?/, "").split(/[.!?]\s|\s(?:with|by|for|in|on|over)\s/)[0]!;
const singular = (word: string) => word.toLowerCase().replace(/s$/, "");

/** The quantities of a caption that begins with two: "Fitted lifetimes and amplitudes of both". */
export function quantitiesOf(caption: string): string[] {
  const begin = beginOf(caption).split(/\sof\s/)[0]!;
  return namesTwo(begin) ? (begin.match(/[\p{L}\d-]+/gu) ?? []).filter(isQuantity).map(singular) : [];
}

/** The quantity that a caption begins with: "Mean accuracy of the models". What it speaks of later may be anything. */
export function quantityOf(caption: string): { name: string; unit: string | null } | null {
  const first = beginOf(caption);
  const words = (first.match(/[\p{L}\d-]+/gu) ?? []).slice(0, 5);
  const at = words.findIndex(
    (word) => isQuantity(word) && !isBare(word) && !isChange(word) && !/^effects?$/i.test(word),
  );
  if (at < 0 || namesTwo(first)) return null;
  const before = words[at - 1];
  const name = before !== undefined && before.length > 3 ? `${before} ${words[at]}` : words[at]!;
  const behind = caption.slice(caption.indexOf(words[at]!) + words[at]!.length);
  const unit = unitOfHeader(/^\s?[([][^()[\]]{1,16}[)\]]/.exec(behind)?.[0] ?? "");
  return { name, unit: unit ?? unitBehind(/^ in( \S{1,16})/.exec(behind)?.[1] ?? "") };
}
