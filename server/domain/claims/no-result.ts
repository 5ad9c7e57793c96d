import type { StatedNumber } from "./stated-numbers.ts";
import { magnitudeBehind } from "./units.ts";
import { isChange } from "./vocabulary.ts";

const label =
  /(?:\b(?:tables?|figs?\.?|figures?|sections?|secs?\.?|eqs?\.?|equations?|chapters?|appendix|appendices|algorithms?|theorems?|lemmas?|propositions?|definitions?|steps?|phases?|stud(?:y|ies)|experiments?|models?|panels?|questions?|hypothes[ei]s|columns?|rows?|lines?|pages?|pp?\.|vol(?:ume|\.)|no\.|nos\.|issue|parts?|cases?|groups?|types?|days?|class|stage|version|grades?|levels?|scenarios?|supplement\w*|refs?\.?|references?|problems?|examples?|items?|chromosomes?|days?|weeks?|years?|rules?|fold|layers?|digit|order|top|base|sample|case|batch|exp\.?|doi:?)|[§#№])\s?\(?(?:[A-Z]?\d{1,4}[a-z]?\s?(?:,|and|to|or|&|[-–])\s?){0,4}$/i;
const yearContext =
  /\b(?:in|since|of|from|until|during|by|between|year|and|to|january|february|march|april|may|june|july|august|september|october|november|december|©|\()\s?$/i;
/** `p < 0.05`, and the level that a test was made at. */
const significanceThreshold =
  /(?:\bp(?:[- ]?values?)?\s?(?:[<>≤≥]|is (?:less|smaller) than|below|under)|significance(?: level)?(?: of| at)?|\balpha\s?=?|α\s?=?)\s?$/i;
/** Sizes of samples and settings by their symbol. */
const settingSymbol = /(?:^|[^\p{L}\d])(?:[nNkKmMTLDB]|df|dof|lr|seed|γ|η|ε|λ|α|σ0|dt|Δt|dx|Δx)\s?=\s?$/u;
/** Behind these a plus is the sign of the number: "R2 = +0.68", "a change of +6.1". */
const signed = String.raw`(?:[=≈~∼<>≤≥(,]|\b(?:of|to|from|was|were|is|are|by|at|and))\s?`;
/** A bracket behind a word has a value, "the best score (0.91)"; behind a symbol or a function's name an argument. */
const applied = String.raw`(?:(?<!\p{L})(?:\p{L}|sin|cos|tan|log|ln|exp|max|min|sqrt)\s?|\p{L})[([]`;
const operatorBefore = new RegExp(
  String.raw`(?:(?<!${signed})\+|[*×^/·∙⋅_@±]|[-−]\s|\d\s?[-–]|${applied}|[([]\s?\d+,)\s?$`,
  "u",
);
const operatorAfter = /^(?:\s?(?:[+*×^/·∙⋅]\s?[\p{L}\d(]|\d|\p{L}\(|[xX]\d)|\(|\)\^?\d|\s?\|\s?10[\^{−-])/u;
/** A bracket behind a preposition or such a word refers: "inserting into (5.17)", "the inequality (2.3)". */
const referring =
  /(?:\b(?:by|from|in|into|to|of|with|using|see|via|under|solv\w+|satisf\w+|apply\w*|and|or|that|equations?|inequalit\w+|expressions?|formulas?|identit(?:y|ies)|systems?|problems?)|,)\s\(\s?$/i;
const range = /^\s?[^\s\d]{0,8}\s?(?:[-–—]|(?:to|through)\b)\s?[-−+]?\d/;
const rangeBefore =
  /(?:\d\s?[^\s\d]{0,8}\s?(?:[-–—]|to|through)|\bbetween\s+\S{1,10}\s+(?:\S{1,8}\s+)?and)\s?\+?$/i;
const between = /\bbetween\s?$/i;
/** "rose from 12.3 to 15.6": no range, two results. */
const change =
  /\b(?:increas|decreas|reduc|improv|drop|fell|fall|rise|rose|grew|grow|declin|lower|rais|went|shrank|shrink)/i;
const interval =
  /^\s?[-\s]?(?:%|th|nd|st|per ?cent)?[-\s]?(?:%|percent)?\s?(?:\p{L}+\s)?(?:CI\b|CIs\b|HDI\b|HPD\b|c\.?l\.?\b|confidence|credible|credibility|prediction|posterior interval|percentile(?! (?:points?|ranks?)\b)|quantile|significance level|level of)/iu;
/** "The 68% error bars". */
const levelOfError =
  /^(?:68|90|95|99)(?:\.\d+)?\s?%\s(?:errors?|uncertaint\w+|intervals?|limits?|bounds?|(?:upper|lower)\s(?:limits?|bounds?|errors?)|regions?|contours?)\b/;
const ordinal = /^(?:st|nd|rd|th)(?!\p{L})/u;
/** A name with its number: `Python 3.6`, `Windows 10`, `GPT-4`, `PM 2.5`. */
const nameBefore = /(?<=[\p{Ll},;)\d] )(?:\p{Lu}[\p{L}+.-]{0,20})\s$/u;

/** "the first 1000 digits", "these 10 comparisons". */
const counted =
  /\b(?:the|these|those|all|each|every|first|last|next|per|other|top|our|its|both|any|same)\s$/i;
const factor =
  /\b(?:multiplied|divided|scaled|multiplying|dividing|rounded)\s(?:by|to)(?: the)?(?: nearest)?\s$|\bnearest\s$/i;
const choice =
  /^\s?[%°]?[-\s]?(?:rules?|thresholds?|cut-?offs?|levels?|windows?|splits?|cases?|quantiles?|percentiles?(?! (?:points?|ranks?)\b)|models?|networks?|layers?|nodes?|neurons?|units|dimensional|D\b|bit\b|fold\b|way\b|class\b|state\b|parameters?|seeds?|runs|trials|repetitions|iterations|epochs|steps|replicates?|participants|subjects|patients|respondents|students|images|samples|examples|cores|threads|GPUs?)/iu;

/** "24-hour averages", "a 5-year period"; "a 2-minute delay" is one. */
function isAdjective(value: number, after: string): boolean {
  const noun =
    /^(?:-(?:hour|day|week|month|year|minute|min|second)|\s(?:hour|day|week|month|year|minute|second))\s(\p{Ll}+)/u.exec(
      after,
    )?.[1];
  return (
    noun !== undefined &&
    Math.abs(value) !== 1 &&
    !isChange(noun) &&
    !/^(?:gap|delay|advance|extension|shift|lag|saving|half-life|and|or|in|for|of|at|on|to|per)s?$/.test(noun)
  );
}

function isName(after: string, unit: string | null): boolean {
  return unit === null && /^(?:\p{L}|-\p{L})/u.test(after);
}

function isCode(text: string, { start, end }: StatedNumber): boolean {
  return (
    /`[^`]{0,40}$/.test(text.slice(Math.max(0, start - 41), start)) &&
    /^[^`]{0,40}`/.test(text.slice(end, end + 41))
  );
}

/**
 * Why a number of a sentence is no result, whatever the words around; null where it may be one. `part` is the number of
 * the part of the paper that it stands in.
 */
export function whyNoResult(
  text: string,
  number: StatedNumber,
  unit: string | null,
  part: string | null = null,
): string | null {
  const before = text.slice(
    Math.max(0, number.start - (number.printed.startsWith("-") ? 1 : 0) - 60),
    number.start - (number.printed.startsWith("-") ? 1 : 0),
  );
  const after = text.slice(number.end, number.end + 40);
  const isWhole = /^-?\d+$/.test(number.printed);
  if (label.test(before)) return "it numbers a part of the paper";
  if (
    isWhole &&
    unit === null &&
    isYear(number.value) &&
    (yearContext.test(before) || /^[a-z]?[)\]]/.test(after))
  )
    return "it is a year";
  if (isCited(before, after, isWhole)) return "it cites a reference";
  if (/\(\s?$/.test(before) && /^\s?\)/.test(after) && (isWhole || isReference(before, number.printed, part)))
    return "it numbers an equation or an item";
  if (/^\s*\(?$/.test(before) && /^[.)]\s/.test(after)) return "it numbers an item";
  if (interval.test(after)) return "it is the level of an interval or a quantile";
  if (levelOfError.test(number.printed + after)) return "it is the level of an interval or a quantile";
  if (ordinal.test(after)) return "it is an ordinal";
  if (significanceThreshold.test(before)) return "it is a level of significance";
  if (settingSymbol.test(before)) return "it is a size or a setting";
  if (
    /[[(]\s?-?[\d.]*\s?[,;–-]?\s?$/.test(before) &&
    /^\s?%?\s?(?:[,;–-]|to)\s?-?[\d.]+\s?%?\s?[\])]/.test(after)
  )
    return "it is a bound of an interval";
  if (/[[(]\s?-?\d[\d.]*\s?%?\s?(?:[,;–-]|to)\s?$/.test(before) && /^\s?%?\s?[\])]/.test(after))
    return "it is a bound of an interval";
  if (between.test(before) || (!change.test(before) && (range.test(after) || rangeBefore.test(before))))
    return "it is an end of a range";
  // "(828 observations)" is the size of what stands before the bracket.
  if (isWhole && unit === null && /[([]\s?$/.test(before) && /^\s\p{Ll}{3}/u.test(after))
    return "it counts what is known";
  if (isWhole && unit !== "%" && counted.test(before)) return "it counts what is known";
  if (factor.test(before)) return "it is a factor";
  if (choice.test(after.slice(magnitudeBehind(after)?.length ?? 0))) return "it names a choice";
  if (isAdjective(number.value, after)) return "it names a choice";
  if (isName(after, unit)) return "it belongs to a name";
  if (isCode(text, number)) return "it stands in code";
  if (operatorBefore.test(before) || (unit === null && operatorAfter.test(after)))
    return "it is part of a formula";
  if (unit === null && nameBefore.test(before) && !/^\s?(?:\)|%)/.test(after)) return "it belongs to a name";
  if (/[:/]\d|\d:$/.test(before.slice(-1) + after.slice(0, 2)) || /^:\d/.test(after))
    return "it is a time or a proportion";
  return null;
}

/** "(5.17)" for the 17th equation of the fifth part. */
function isReference(before: string, printed: string, part: string | null): boolean {
  const [of] = /^[1-9]\d?(?=\.[1-9]\d?$)/.exec(printed) ?? [];
  return of !== undefined && (of === part || referring.test(before));
}

function isYear(value: number): boolean {
  return value >= 1800 && value <= 2100;
}

function isCited(before: string, after: string, isWhole: boolean): boolean {
  return (
    isWhole && /\[(?:\d{1,3}\s?[,;–-]\s?){0,8}$/.test(before) && /^(?:\s?[,;–-]\s?\d{1,3}){0,8}\]/.test(after)
  );
}
