import { isQuantity } from "./vocabulary.ts";

/** Words that no name of a metric starts with, ends with or goes across. */
const stop = new Set(
  (
    "a an the this that these those its their our we it they he she is are was were be been being has have had of in on at by for from to with and or but as than then so if when which who whose while where there here " +
    "not no nor both each every all any some only about around approximately roughly nearly almost at least most below above under over less more fewer lower higher larger smaller than up exactly " +
    "achieves achieved achieve obtains obtained obtain found find yields yielded yield reaches reached reach results result resulted shows showed show observed measured estimated gives gave give giving equals equal corresponds report reported reports compared respectively using used between also just even still very within per via during after before into out " +
    "increased increases decreased decreases reduced reduces improved improves dropped drops rose fell remains remained attains attained amounts computed calculated determined had having made get gets"
  ).split(" "),
);
const word = /[\p{L}][\p{L}\p{M}\d]*(?:[-'’²][\p{L}\d²]+)*|[χρσ]2|R2/gu;

interface Word {
  text: string;
  start: number;
  end: number;
}

export interface MetricName {
  name: string;
  /** Whether a word in it names a quantity. */
  isQuantity: boolean;
}

/** How far from the number its metric is looked for. */
const reach = 90;

/**
 * The name of what a number of a sentence measures: the words around the nearest quantity in front of it, or directly
 * behind it (`an 85 % accuracy`), or the symbol before the equals sign; else the last words before it.
 */
export function metricNameOf(text: string, start: number, end: number): MetricName {
  const before = clauseBefore(text, start);
  const symbol =
    /(?:^|[\s(,])([\p{L}χρσ][\p{L}\d_^²-]{0,20})(?:\s?\(\s?\d+(?:\s?,\s?\d+)?\s?\))?\s?=\s?[-−]?$/u.exec(
      before,
    )?.[1];
  if (/^\s?degrees of freedom/.test(text.slice(end, end + 20)))
    return { name: "degrees of freedom", isQuantity: true };
  if (symbol !== undefined) return { name: nameBefore(before, symbol) ?? symbol, isQuantity: true };
  const words = wordsOf(before);
  const behind = wordsOf(
    text.slice(end, end + 45).split(/[,;:.(]\s|\b(?:and|which|while|but|compared|than)\b/u)[0]!,
  );
  const adjacent = behind.findIndex(({ text: one }) => isQuantity(one));
  const nearest = words.findLastIndex(({ text: one }) => isQuantity(one));
  if (nearest >= 0) return { name: phraseAround(words, nearest), isQuantity: true };
  if (adjacent >= 0 && adjacent <= 3) return { name: phraseAround(behind, adjacent), isQuantity: true };
  const content = words.filter(({ text: one }) => !stop.has(one.toLowerCase())).slice(-3);
  const rest = behind.filter(({ text: one }) => !stop.has(one.toLowerCase())).slice(0, 2);
  return {
    name: (content.length > 0 ? content : rest)
      .map(({ text: one }) => one)
      .join(" ")
      .toLowerCase(),
    isQuantity: false,
  };
}

/** The words before a number, back to the end of the clause. */
function clauseBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const parts = before.split(
    /;\s|:\s|,\s(?:and|while|whereas|but|which|where|with)\s|\bwhereas\b|\bwhile\b/u,
  );
  return parts.at(-1)!;
}

/** "an R2 of r = 0.3": a symbol behind its name in words. */
function nameBefore(before: string, symbol: string): string | null {
  const words = wordsOf(before.slice(0, before.lastIndexOf(symbol)));
  const last = words.at(-1);
  if (
    !last ||
    before.slice(last.end, before.lastIndexOf(symbol)).trim().replace("(", "") !== "" ||
    !isQuantity(last.text)
  )
    return null;
  return `${phraseAround(words, words.length - 1)} ${symbol}`;
}

/** Up to three words before a quantity, and what it is of. */
function phraseAround(words: readonly Word[], at: number): string {
  let from = at;
  while (
    from > 0 &&
    at - from < 3 &&
    !stop.has(words[from - 1]!.text.toLowerCase()) &&
    touches(words[from - 1]!, words[from]!)
  )
    from -= 1;
  let to = at;
  while (
    to + 1 < words.length &&
    to - at < 2 &&
    isQuantity(words[to + 1]!.text) &&
    touches(words[to]!, words[to + 1]!)
  )
    to += 1;
  return words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(" ");
}

function touches(one: Word, next: Word): boolean {
  return next.start - one.end <= 1;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: match, index }) => ({
    text: match,
    start: index,
    end: index + match.length,
  }));
}
