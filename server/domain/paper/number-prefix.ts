/** The sign that a number can have, and how sure that is: 0 sure, 1 doubtful. */
export interface Sign {
  negative: boolean;
  rank: 0 | 1;
}

const plus: readonly Sign[] = [{ negative: false, rank: 0 }];
const doubtful: readonly Sign[] = [
  { negative: false, rank: 1 },
  { negative: true, rank: 1 },
];
const minus: readonly Sign[] = [{ negative: true, rank: 0 }];
const either: readonly Sign[] = [
  { negative: false, rank: 0 },
  { negative: true, rank: 1 },
];
const none: readonly Sign[] = [];

/** Hyphens, dashes and minus signs; `longDash` alone is never a minus sign for sure. */
const dash = /[-\u2010-\u2015\u2212\ufe63\uff0d]/;
const longDash = /[\u2014\u2015]/;
/** Letters of scripts that put no space between a word and a number. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/**
 * The signs that a number at an offset can have, by what stands before it. None where it is no number of its own: part
 * of a name (`v1.2`, `GPT4`), a path or an exponent.
 */
export function signsAt(text: string, start: number): readonly Sign[] {
  const before = text[start - 1] ?? " ";
  const second = text[start - 2] ?? " ";
  if (dash.test(before)) return signsOfDash(before, second);
  if (/\s/.test(before)) return dash.test(second) ? either : plus;
  if (before === "_" || before === "^") return none;
  if (before === "/" || before === ".") return isNameLetter(second) ? none : plus;
  if (!isNameLetter(before)) return plus;
  // "32x10" and "2 x10": a multiplication sign.
  return /[xX]/.test(before) && /[\d\s]/.test(second) ? plus : none;
}

function signsOfDash(before: string, second: string): readonly Sign[] {
  if (longDash.test(before) || dash.test(second)) return either;
  // "±" written as "+/-"; a range or a difference.
  if (second === "+" || second === "/" || /[\d)\]%]/.test(second)) return plus;
  // A name such as "GPT-4", or "of-0.5" where the text layer lost a space.
  return isNameLetter(second) ? doubtful : minus;
}

function isNameLetter(character: string): boolean {
  return /\p{L}/u.test(character) && !unspaced.test(character);
}

const label =
  /(?:^|[^\p{L}])(?:tables?|tab\.|fig(?:ures?|s?\.)|sec(?:tions?|s?\.)|§+|eq(?:uations?|s?\.)|chapters?|appendix|algorithm|theorem|lemma|pages?|pp\.|refs?\.|versions?|ver\.|v\.?|arxiv:?)\s?\(?$/iu;

/** Whether a number is the number of a table, section, figure, page or version. */
export function isLabelled(text: string, start: number): boolean {
  return label.test(text.slice(Math.max(0, start - 14), start));
}

/** Whether letters behind the digits make them a name, such as a hash: `3f2a9c`. Units stay: `4.74ms`, `10m2`. */
export function continuesAsName(text: string, end: number): boolean {
  // Most often a space or a point follows.
  if (/[\s.,;)\]%]/.test(text[end] ?? " ")) return false;
  const run = /^[\p{L}\d_]+/u.exec(text.slice(end, end + 12))?.[0] ?? "";
  return /[\d_]/.test(run) && !/^\p{L}{1,3}\d$/u.test(run);
}
