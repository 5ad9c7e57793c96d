import { unitOfHeader } from "./units.ts";
import { isBare, isChange, isOutcome, isQuantity } from "./vocabulary.ts";

/**
 * Whether a column's or a row's name says what its numbers are: what something is judged by, a statistic, or any quantity
 * with its unit. Others are as often what the data are of: "mortality" over the errors of its forecast.
 */
export function namesQuantity(text: string): boolean {
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
  /^(?:mean|average|avg\.?|median|value|total|sum|M|SD|SE|max(?:imum)?|min(?:imum)?)\.?$/i.test(text.trim());

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

/** The quantity that a caption begins with: "Mean accuracy of the models". What it speaks of later may be anything. */
export function quantityOf(caption: string): { name: string; unit: string | null } | null {
  const first = caption.replace(/^\S+\s\S+\s?/, "").split(/[.!?]\s|\s(?:with|by|for|in|on)\s/)[0]!;
  const words = (first.match(/[\p{L}\d-]+/gu) ?? []).slice(0, 5);
  const at = words.findIndex(
    (word) => isQuantity(word) && !isBare(word) && !isChange(word) && !/^effects?$/i.test(word),
  );
  if (at < 0) return null;
  const before = words[at - 1];
  const name = before !== undefined && before.length > 3 ? `${before} ${words[at]}` : words[at]!;
  const behind = caption.slice(caption.indexOf(words[at]!) + words[at]!.length);
  return { name, unit: unitOfHeader(/^\s?[([][^()[\]]{1,16}[)\]]/.exec(behind)?.[0] ?? "") };
}
