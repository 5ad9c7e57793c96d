import { type MetricName, phraseAround, wordsOf } from "./metric-words.ts";
import { unitBehind } from "./units.ts";
import { isQuantity, isStatistic } from "./vocabulary.ts";

/** Words before what a result was found at or with. */
export const condition =
  /\b(?:for|at|when|where|using|under|given|if|setting|assuming|varying|var(?:y|ied)|fix(?:ed|ing)?)\s*(?:an?\s|the\s)?$/i;

const equation =
  /(?:^|[\s(,;])([\p{L}χρσ][\p{L}\d_^²-]{0,20})(\s?\(\s?\d+(?:\.\d+)?(?:\s?,\s?(?:N\s?=\s?)?\d+(?:\.\d+)?)?\s?\)|\s?\d+,\s?\d+)?\s?[=≈]\s?[-−+]?$/iu;
/** ", p < .001", ", t(30) = ", ", 95% CI": what was found, not chosen. */
const tested = /^\s?[,;([]\s?(?:p\s?[<=>]|[tzF]\s?[(=]|SE\s?=|\d\d\s?%\s?(?:CI|HDI|CrI)\b|CI\b)/;

/** "(b) t = 0.2": what a panel of a figure is of. */
const ofPanel = /\([a-h]\)\s*$/;
/** "Only the condition with maximum variance (SD = 0.15)", "a threshold with p = 0.5". */
const ofSetting =
  /\b(?:conditions?|scenarios?) with (?:the )?(?:max|min|larg|small|high|low)[^.;,()]{0,60}\($|\b(?:thresholds?|cut-?offs?) (?:with|of|at)\s$/i;

/** "R2 = ", "F(1, 22) = ": a statistic; any other symbol is as often one that the authors chose. */
export function bySymbol(before: string, after: string, chosen: ReadonlySet<string>): MetricName | null {
  const ratio = /(?:^|[\s(,;])(a?(?:OR|HR|RR|IRR|SMD))\s[-−]?$/.exec(before)?.[1];
  if (ratio !== undefined && tested.test(after)) return { name: ratio, isBound: true, isCondition: false };
  const found = equation.exec(before);
  if (!found) return null;
  const symbol = found[1]!;
  // Only a test has degrees of freedom in brackets.
  const isTest = found[2] !== undefined && isStatistic(symbol);
  // A hat is printed beside its letter: "around ˆ h = 1.5".
  const rest = before.slice(0, found.index + 1).replace(/[ˆ˜¯´`]\s*$/, "");
  const isCondition =
    !isTest &&
    (chosen.has(symbol) ||
      condition.test(rest) ||
      ofPanel.test(rest) ||
      ofSetting.test(rest) ||
      /\b(?:around|near|below|above|beyond)\s*$/i.test(rest) ||
      (/\bwith\s*$/i.test(rest) && !isStatistic(symbol)));
  // A statistic has no unit: "t = 5 s" is a time that was chosen.
  const isKnown =
    (isStatistic(symbol) && unitBehind(after) === null) ||
    isQuantity(symbol) ||
    /^\p{Lu}{2,}\d?$/u.test(symbol) ||
    tested.test(after);
  const isFound =
    /(?:we (?:find|found|obtain(?:ed)?|get|got|measure[d]?|estimate[d]?)|yield(?:s|ed|ing)?|giv(?:es|ing)|gave|is|are|was|were|at)\s(?:an?\s|the\s)?(?:[\p{L}-]+\s){0,3}$/u.test(
      rest,
    );
  const name = nameBefore(before, symbol) ?? symbol;
  return { name, isBound: (isKnown || isFound) && !isCondition, isCondition, ...(isTest && { isTest }) };
}

/** "an R2 of r = 0.3": a symbol behind its name in words. */
function nameBefore(before: string, symbol: string): string | null {
  const words = wordsOf(before.slice(0, before.lastIndexOf(symbol)));
  const last = words.at(-1);
  if (
    !last ||
    before.slice(last.end, before.lastIndexOf(symbol)).trim().replace("(", "") !== "" ||
    !isQuantity(last.text) ||
    /^yields?$/i.test(last.text)
  )
    return null;
  return `${phraseAround(words, words.length - 1)} ${symbol}`;
}
