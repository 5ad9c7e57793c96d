import { isBare, isQuantity } from "./vocabulary.ts";

export interface MetricName {
  name: string;
  /** Whether the words say that the number is the value of the quantity, and do not just stand near it. */
  isBound: boolean;
  /** Whether the number is what something was done at or with: "for τ = 0.1", "at a temperature of 300 K". */
  isCondition: boolean;
  /** That of the next number of the same list, where each has its own: "A and B values of 3 and 4, respectively". */
  next?: string;
  /** Whether it is what a test gave, with its degrees of freedom. */
  isTest?: true;
}

/** Words that no name of a metric starts with, ends with or goes across. */
export const stop = new Set(
  (
    "a an the this that these those its their our we it they he she is are was were be been being has have had of in on at by for from to with and or but as than then so if when which who whose while where there here " +
    "not no nor both each every all any some only about around approximately roughly nearly almost at least most below above under over less more fewer lower higher larger smaller than up exactly " +
    "achieves achieved achieve obtains obtained obtain found find yields yielded yield reaches reached reach results result resulted shows showed show observed measured estimated gives gave give giving equals equal corresponds report reported reports compared respectively using used between also just even still very within per via during after before into out " +
    "increased increases decreased decreases reduced reduces improved improves dropped drops rose fell remains remained attains attained amounts computed calculated determined had having made get gets overall however thus therefore moreover"
  ).split(" "),
);
const word = /[\p{L}][\p{L}\p{M}\d]*(?:[-'’²][\p{L}\d²]+)*|[χρσ]2|R2/gu;

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The first words of a text, up to one that belongs to no name. */
export function contentOf(text: string): string {
  const words = text.trim().split(/\s+/);
  const end = words.findIndex((one) => stop.has(one.toLowerCase()));
  return words.slice(0, end < 0 ? undefined : Math.max(1, end)).join(" ");
}

/** "in contrast" and "on average" name no quantity. */
export function isNamed(words: readonly Word[], at: number): boolean {
  const { text, start } = words[at]!;
  if (!isQuantity(text)) return false;
  const before = words[at - 1];
  const isPhrase = before !== undefined && start - before.end <= 1 && /^(?:in|on|by|at)$/i.test(before.text);
  return !(
    isPhrase && /^(?:contrast|average|time|times|total|number|size|means|range|magnitude)$/i.test(text)
  );
}

/** Up to three words before a quantity, and what it is of. */
export function phraseAround(words: readonly Word[], at: number): string {
  let from = at;
  while (
    from > 0 &&
    at - from < 3 &&
    !stop.has(words[from - 1]!.text.toLowerCase()) &&
    touches(words[from - 1]!, words[from]!)
  )
    from -= 1;
  let to = at;
  // "the mean reaction time", "the slope coefficient": what a mean is of may follow it.
  const canFollow = (one: Word) =>
    isQuantity(one.text) || (isBare(words[at]!.text) && !stop.has(one.text.toLowerCase()));
  while (
    to + 1 < words.length &&
    to - at < 3 &&
    canFollow(words[to + 1]!) &&
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

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: match, index }) => ({
    text: match,
    start: index,
    end: index + match.length,
  }));
}
