import { quotationOf } from "../paper/quotation.ts";
import { cleanText } from "./clean-text.ts";
import { comparatorBefore } from "./comparators.ts";
import { proposalFor, proposedNumbers } from "./find-proposed.ts";
import type { Statement } from "./found.ts";
import { type NumberUnit, unitsOf } from "./list-units.ts";
import { isListLink, metricNameOf } from "./metric-name.ts";
import type { MetricName } from "./metric-words.ts";
import { whyNoResult } from "./no-result.ts";
import { isTheirs } from "./others-numbers.ts";
import { isApart, lineAt, type Prose } from "./passages.ts";
import { isImpossible } from "./possible-values.ts";
import { type Proposal, proposalScore } from "./proposal.ts";
import { claimScore, Score, sectionWeights } from "./score.ts";
import type { Section } from "./sections.ts";
import { maxSentence, sentencesOf } from "./sentences.ts";
import { type StatedNumber, statedNumbers } from "./stated-numbers.ts";
import { mayHaveUnit } from "./units.ts";
import {
  finiteVerb,
  hypothetical,
  isCount,
  ownWork,
  resultVerb,
  setUp,
  speaksOfOtherWork,
  unreal,
} from "./vocabulary.ts";

/** Returns the statements of a paragraph: each number of a sentence that may be a result, with its score. */
export function* sentenceStatements(
  prose: Prose,
  chosen: ReadonlySet<string>,
  proposals: readonly Proposal[] = [],
): Generator<Statement> {
  if (isApart(prose)) return;
  const proposed = proposedNumbers(prose, proposals);
  for (const { start, end } of sentencesOf(prose.text)) {
    if (end - start > maxSentence) continue;
    const text = prose.text.slice(start, end);
    if (isOfContents(text, prose.text.slice(end, end + 8))) continue;
    const numbers = statedNumbers(text);
    if (numbers.length === 0) continue;
    const isWhole = isSentence(text);
    if (!isWhole && proposed.size === 0) continue;
    const shared = scoreSentence(text, numbers.length, prose);
    const units = unitsOf(text, numbers);
    let before: Listed | undefined;
    for (const [index, number] of numbers.entries()) {
      // The uncertainty of the number before.
      if (before && number.start < before.number.end) continue;
      const proposal = proposalFor(proposed, start, number);
      const metric = metricAt(text, number, chosen, before);
      before = { number, metric };
      const unit = units[index]!;
      const statement =
        isWhole || proposal ? statementOf(text, number, unit, metric, shared, proposal) : null;
      if (!statement) continue;
      const { page, box } = lineAt(prose, start + number.start);
      const locator = locatorOf(page, prose.section);
      yield { ...statement, page, box, locator };
    }
  }
}

interface Listed {
  number: StatedNumber;
  metric: MetricName;
}

/** Where the sign of a number stands, or else its first digit. */
const signedStart = ({ printed, start }: StatedNumber) => start - (printed.startsWith("-") ? 1 : 0);

function metricAt(
  text: string,
  number: StatedNumber,
  chosen: ReadonlySet<string>,
  before: Listed | undefined,
): MetricName {
  const start = signedStart(number);
  const isListed = before !== undefined && isListLink(text.slice(before.number.end, start));
  return metricNameOf(text, start, number.end, chosen, isListed ? before.metric : undefined);
}

/** A line of a table of contents: dots lead from it to its page. */
const isOfContents = (text: string, after: string) =>
  /\.{4}|(?:\. ){4}/.test(text) || /^(?:\s?\.){3}/.test(after);

/** "No method gives a bias of less than 50 %", "did not reach 90 %": nothing has that value. */
function isDenied(before: string): boolean {
  const said = before.slice(-120);
  return (
    /(?:^|[,;.:\d]\s|\bthat\s)(?:no|none of|neither of|nobody|nothing)\s(?:(?!(?:and|but)\s)[\p{L}-]+\s){1,8}(?:gives?|gave|achieves?|achieved|reach(?:es|ed)?|has|had|have|yields?|yielded|exceed(?:s|ed)?|attain(?:s|ed)?|obtain(?:s|ed)?|shows?|showed|produces?|produced|gets?|got|is|was|were|are)\s[^=(:;,]{0,60}$/iu.test(
      said,
    ) ||
    /(?:\b(?:not|never)|n['’]t)\s(?:reach|exceed|achieve|attain|obtain|surpass)\s[^=(:;,]{0,40}$/iu.test(said)
  );
}

/** Words in a row, with a verb; no axis of a figure and no line of code. Numbers and signs between them count not. */
function isSentence(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const signs = text.match(/[\d.,;:=<>≤≥≈~±×%()[\]+−–-]/g)?.length ?? 0;
  const isWords = letters * 2 >= (text.length - signs) * 1.1 && letters * 4 >= text.length;
  return words >= 5 && isWords && (finiteVerb.test(text) || resultVerb.test(text));
}

/** The p-value behind a test's statistic: "(t(205) = 2.15, p = .033". */
function isOfTest(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  return /[tFz]\s?\(\s?[\d., ]{1,12}\)\s?=\s?[-−]?[\d.]+\s?,\s?p\s?=\s?$/.test(before);
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (before.match(/[“„]/g)?.length ?? 0) > (before.match(/”/g)?.length ?? 0);
}

/** "Dashed line indicates 50 %." */
const explainsFigure =
  /^(?:the\s)?(?:(?:thin|thick|bold|light|dark|dashed|dotted|dash-dotted|solid|red|blue|black|gr[ae]y|green|orange|purple|yellow|white|vertical|horizontal|shaded|colou?red|error)(?:\s|,\s|\sand\s)){1,4}(?:lines?|curves?|areas?|regions?|bars?|dots?|circles?|bands?|points?|squares?|triangles?|symbols?|arrows?|boxes)\b/i;

interface Scored {
  weights: [number, string][];
  /** The number of the part of the paper on the first level. */
  part: string | null;
}

function scoreSentence(text: string, count: number, { section, isCaption }: Prose): Scored {
  const weights: [number, string][] = [];
  weights.push([sectionWeights[section.kind], `it stands in the section "${cleanText(section.title, 60)}"`]);
  const isOwn = ownWork.test(text);
  if (isOwn) weights.push([0.5, "the authors speak of their own work"]);
  if (speaksOfOtherWork(text)) weights.push([isOwn ? -1.5 : -4, "it speaks of other work"]);
  if (hypothetical.test(text)) weights.push([-1.5, "it speaks of what may be"]);
  if (unreal.test(text)) weights.push([-4, "it speaks of what is not so, or not yet"]);
  if (explainsFigure.test(text)) weights.push([-4, "it explains a figure"]);
  if (isCaption) weights.push([-2, "it is a caption"]);
  if (count > 6) weights.push([-1, "the sentence lists many numbers"]);
  if (!/[.!?:;)\]"”]$/.test(text)) weights.push([-2, "the sentence has no end"]);
  return { weights, part: section.number?.split(".")[0] ?? null };
}

type Placed = Omit<Statement, "page" | "box" | "locator">;

function statementOf(
  text: string,
  number: StatedNumber,
  { unit, counted }: NumberUnit,
  metric: MetricName,
  { weights, part }: Scored,
  proposal: Proposal | undefined,
): Placed | null {
  const start = signedStart(number);
  if (whyNoResult(text, number, unit, part) !== null) return null;
  if (isImpossible(metric.name, number.value, unit) || isDenied(text.slice(0, start))) return null;
  const { comparator, isLoose } = comparatorBefore(text, start, number.printed);
  const proposedName = proposal && nameInWords(proposal, text);
  if (metric.name === "" && !proposedName) return null;
  const score = new Score();
  for (const [weight, reason] of weights) score.add(weight, reason);
  const near = text.slice(Math.max(0, number.start - 80), number.end + 50);
  if (resultVerb.test(near)) score.add(1, "a verb of results stands by it");
  else if (resultVerb.test(text)) score.add(0.5, "the sentence has a verb of results");
  if (metric.isBound) {
    if (isCount(metric.name)) score.add(-0.5, "it counts");
    else score.add(1.5, "it is said to be the value of a quantity");
  } else if (!proposal) score.add(-3, "nothing says that it is the value of a quantity");
  if (metric.isTest || isOfTest(text, start))
    score.add(1, "it is what a test gave, with its degrees of freedom");
  if (metric.isCondition) score.add(-2.5, "it is a condition");
  if (setUp.test(text.slice(Math.max(0, number.start - 45), number.end + 35)))
    score.add(-2.5, "words of a set-up stand by it");
  else if (setUp.test(text)) score.add(-1, "the sentence has words of a set-up");
  if (isTheirs(text, number)) score.add(-6, "it is somebody else's");
  if (isQuoted(text, number.start)) score.add(-5, "it is quoted");
  if (/\bat (?:an? )?\S{0,9}\s?$/i.test(text.slice(Math.max(0, number.start - 14), start)) && unit !== null)
    score.add(-1, "it may be a condition");
  if (number.value === 0) score.add(-1.5, "it is zero");
  const after = text.slice(number.end, number.end + 60);
  if (unit === null && counted === null && mayHaveUnit(after))
    score.add(-1, "a word that may be its unit stands behind it");
  scoreNumber(score, number, unit, isLoose);
  // What is a Claim by its own words stays as it is.
  const isProposed = proposal !== undefined && (score.sum < claimScore || !metric.isBound);
  if (isProposed) score.add(proposalScore, "a language model proposes it");
  const name = (isProposed && !metric.isBound && proposedName) || metric.name;
  if (name === "") return null;
  return {
    kind: "sentence",
    text: cleanText(text, maxSentence),
    metric: cleanText(name, 80),
    unit: unit ?? counted ?? "1",
    comparator,
    printed: number.printed,
    value: number.value,
    quotation: cleanText(quotationOf(text, number.start, number.end), 200),
    names: {
      near: cleanText(`${name} ${wordsBeside(text, number.start, number.end)}`, 200),
      around: cleanText(text, maxSentence),
    },
    score: score.sum,
    reasons: score.reasons,
    ...(isProposed && { isProposed }),
    ...(typeof proposal?.output === "number" && { output: proposal.output }),
  };
}

/** The name that a model gives a number; null where it is not in the words of the sentence. */
function nameInWords({ metric }: Proposal, text: string): string | null {
  const name = metric.replace(/\s+/g, " ").trim();
  return /\p{L}/u.test(name) && text.replace(/\s+/g, " ").includes(name) ? name : null;
}

/** The words before a number and behind it, up to the next number or the end of the clause. */
function wordsBeside(text: string, start: number, end: number): string {
  const before = text
    .slice(Math.max(0, start - 60), start)
    .split(/(?<![\p{L}\d])\d|[;:]|,\s/u)
    .at(-1)!;
  const after = text
    .slice(end, end + 40)
    .split(/(?<![\p{L}\d])\d|[;:(]|[,.]\s|\b(?:and|while|which|but)\b/u)[0]!;
  return `${before} ${after}`;
}

/** Also of a table's cells. */
export function scoreNumber(
  score: Score,
  { printed, uncertainty }: StatedNumber,
  unit: string | null,
  isLoose: boolean,
): void {
  if (unit !== null) score.add(unit === "%" ? 1 : 0.5, "it has a unit");
  if (uncertainty !== null) score.add(1, "it has an uncertainty");
  const digits = printed
    .replace(/(?<=\d)\s?[±(].*$/, "")
    .replace(/^\(?-?0*\.?0*/, "")
    .replace(/\D/g, "").length;
  const isWhole = /^-?\d+(?:[, ]\d{3})*$/.test(printed);
  if (!isWhole && digits >= 2) score.add(1, "its digits are those of a measurement");
  if (isWhole && unit === null) score.add(digits <= 1 ? -2.5 : -1.5, "it is a whole number without a unit");
  if (isLoose) score.add(-0.5, "it is a bound or rounded");
}

function locatorOf(page: number, { number, title }: Section): string {
  const name = cleanText(title, 80);
  const section =
    number === null
      ? name === ""
        ? ""
        : `, "${name}"`
      : `, Section ${number}${name === "" ? "" : ` "${name}"`}`;
  return `Page ${page}${section}`;
}
