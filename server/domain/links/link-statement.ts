import type { Confidence } from "../../__generated__/enumerations.ts";
import type { FoundLink, Statement } from "../claims/found.ts";
import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import type { CommittedNumber } from "./committed-number.ts";
import type { OutputIndex } from "./index-outputs.ts";
import { findsItsNumber } from "./index-text.ts";
import { isGeneric, nameTokens } from "./name-tokens.ts";

export interface StatementLinks {
  link: FoundLink | null;
  candidates: FoundLink[];
}

const none: StatementLinks = { link: null, candidates: [] };
const maxCandidates = 4;
/** Two names are alike where their scores differ by less: the word of a name that tells two numbers apart weighs more. */
export const margin = 0.2;
/** How likely the number of another name may match by chance. */
export const maxChance = 0.0005;

interface Named {
  number: CommittedNumber;
  score: number;
  /** The shares, by weight, of the words of each side that the other has. */
  ofNumber: number;
  ofStatement: number;
  shared: string[];
}

/**
 * Looks for the committed number that a statement reports (docs/rules/claims-from-text.md#links): the one that is named
 * best by the words of the statement, where it rounds to the printed digits. A number that is named as well and does not
 * match, or a second that matches, makes all of them candidates.
 */
export function linkStatement(statement: Statement, index: OutputIndex): StatementLinks {
  const printed = parsePrintedNumber(statement.printed);
  if (!printed || printed.value === 0) return none;
  const named = rankByName(statement, index);
  const matching = named
    .filter(({ number }) => rounds(number.value, printed))
    .filter(({ number }) => findsItsNumber(index.textOf(number.from.file), number));
  const offered = offer(named, matching, printed);
  const [best] = matching;
  if (!best) return { link: null, candidates: offered };
  const problem = whyNotLinked(statement, printed, best, matching, named);
  if (problem !== null)
    return {
      link: null,
      candidates: offered.map((link) => ({ ...link, reasons: [...link.reasons, problem] })),
    };
  return { link: linkOf(best, confidenceOf(best, printed)), candidates: [] };
}

function whyNotLinked(
  statement: Statement,
  printed: PrintedNumber,
  best: Named,
  matching: Named[],
  named: Named[],
): string | null {
  if (statement.comparator !== "~=" && statement.comparator !== "=")
    return "A bound agrees with many numbers.";
  if (isRoundedStatement(statement))
    return "The paper says that the number is about so: many numbers agree with it.";
  const equals = matching.filter(
    ({ number, score }) => score > best.score - margin && number.value !== best.number.value,
  );
  if (equals.length > 0) return "Several numbers match, and their names agree as well.";
  const others = named.filter(({ number }) => !rounds(number.value, printed));
  if (others.some(({ score }) => score > best.score + margin))
    return "Another number, which does not match, is named better.";
  const rivals = others.filter(({ score }) => score > best.score - margin);
  const chance = rivals.length * ((4 * printed.halfUnit) / Math.abs(printed.value));
  if (chance > maxChance) return "Other numbers, which do not match, are named as well.";
  if (best.ofNumber < 0.5) return "The number's name has words that the paper does not have there.";
  const digits = significantDigits(printed);
  if (best.ofStatement < 0.34 && digits < 4) return "The names share too little for so few digits.";
  if (digits < 2 && best.ofStatement < 0.6) return "One digit agrees with many numbers.";
  return null;
}

export function isRoundedStatement({ quotation, printed }: Statement): boolean {
  const at = quotation.indexOf(printed.replace(/^-/, ""));
  return /(?:about|around|approximately|roughly|nearly|almost|circa|close to|[~≈∼])\s*-?$/i.test(
    quotation.slice(Math.max(0, at - 20), Math.max(0, at)),
  );
}

function significantDigits({ key }: PrintedNumber): number {
  return key.replace(/^-|e.*$/g, "").length;
}

/** Whether a value in full precision is printed so. */
export function rounds(value: number, { value: printed, halfUnit }: PrintedNumber): boolean {
  return Math.abs(value - printed) <= halfUnit * (1 + 1e-9);
}

/** The numbers whose own name shares a telling word with the words near the statement's number, the best first. */
export function rankByName(statement: Statement, index: OutputIndex): Named[] {
  const near = new Set(nameTokens(statement.names.near));
  const around = new Set(nameTokens(statement.names.around));
  const metric = nameTokens(statement.metric).filter((token) => !isGeneric(token));
  const own = statement.kind === "cell" ? [...near].filter((token) => !isGeneric(token)) : metric;
  const found = new Set<CommittedNumber>();
  for (const token of near)
    if (!isGeneric(token)) for (const number of index.byLeaf.get(token) ?? []) found.add(number);
  const ranked = [...found].flatMap(
    (number) => nameAgreement(number, { near, around, metric, own }, index) ?? [],
  );
  return ranked.sort((a, b) => b.score - a.score);
}

interface Words {
  near: ReadonlySet<string>;
  around: ReadonlySet<string>;
  metric: readonly string[];
  /** The telling words of the statement's own name. */
  own: readonly string[];
}

function nameAgreement(
  number: CommittedNumber,
  { near, around, metric, own: name }: Words,
  { weightOf }: OutputIndex,
): Named | null {
  const own = new Set([...number.leaf, ...number.context]);
  // Another quantity of the same sentence, unless its whole name stands by the number.
  if (!metric.some((token) => own.has(token)) && !number.leaf.every((token) => near.has(token))) return null;
  let score = 0;
  let [had, all] = [0, 0];
  const shared: string[] = [];
  for (const token of own) {
    const isLeaf = number.leaf.includes(token);
    const weight = weightOf(token) * (isGeneric(token) && !/^\d/.test(token) ? 0.2 : 1);
    const share = near.has(token) ? 1 : around.has(token) ? 0.5 : 0;
    score += share > 0 ? weight * share : weight * (isLeaf ? -0.5 : -0.1);
    if (share > 0 && !isGeneric(token)) shared.push(token);
    if (isLeaf) {
      all += weight;
      had += share > 0 ? weight : 0;
    }
  }
  const ofStatement = name.length === 0 ? 0 : name.filter((token) => own.has(token)).length / name.length;
  return { number, score, ofNumber: all === 0 ? 0 : had / all, ofStatement, shared };
}

function confidenceOf({ ofNumber, ofStatement }: Named, printed: PrintedNumber): Confidence {
  const digits = significantDigits(printed);
  if (digits >= 3 && ofNumber >= 0.8 && ofStatement >= 0.5) return "high";
  return digits >= 3 || ofStatement >= 0.6 ? "medium" : "low";
}

function linkOf({ number, shared }: Named, confidence: Confidence): FoundLink {
  const reasons = [
    `${number.value} rounds to the printed digits.`,
    `The names share: ${shared.slice(0, 8).join(", ") || "nothing"}.`,
  ];
  return { from: number.from, value: number.value, confidence, reasons, experiment: null };
}

/** What an author may choose from: what matches, and what would match as a percentage. */
function offer(named: readonly Named[], matching: readonly Named[], printed: PrintedNumber): FoundLink[] {
  const offered = matching.slice(0, maxCandidates - 1).map((one) => linkOf(one, "low"));
  const percent = named.find(
    ({ number }) => rounds(number.value * 100, printed) && !rounds(number.value, printed),
  );
  if (percent) {
    const reason = "The paper prints a percentage, the file has a fraction: write it as a percentage there.";
    offered.push({
      ...linkOf(percent, "low"),
      reasons: [`${percent.number.value} is ${printed.value} %.`, reason],
    });
  }
  return offered;
}
