import type { Random } from "../../random.ts";

/** In more than half of all statements. */
export const commonWord = "accuracy";

/** In one statement of ten thousand. */
export const rareWord = "quaternion";

const starts = [
  "ba",
  "ce",
  "di",
  "fo",
  "gu",
  "ha",
  "je",
  "ki",
  "lo",
  "mu",
  "na",
  "pe",
  "ri",
  "so",
  "tu",
  "ve",
];
const middles = ["bra", "cle", "dri", "flo", "gru", "la", "me", "ni", "po", "ra", "se", "ti", "vo", "wa"];
const ends = ["l", "m", "n", "r", "s", "t", "x", "ne", "ta", "ric"];

/** Invented words: some thousand of them, the first ones far more often than the last, as in a language. */
function pickWord(random: Random): string {
  // The cube favours low numbers.
  const rank = Math.floor(random.next() ** 3 * starts.length * middles.length * ends.length);
  const [start, rest] = [rank % starts.length, Math.floor(rank / starts.length)];
  return `${starts[start]}${middles[rest % middles.length]}${ends[Math.floor(rest / middles.length)]}`;
}

export const pickWords = (random: Random, count: number) =>
  Array.from({ length: count }, () => pickWord(random)).join(" ");

/** What the Claim with this number of the data set states. */
export function statementOf(number: number, value: number, random: Random): string {
  const metric = random.next() < 0.61 ? commonWord : pickWord(random);
  const method = number % 10_000 === 1234 ? rareWord : pickWord(random);
  return `The ${metric} of the ${method} ${pickWords(random, 2)} on ${pickWords(random, 3)} is ${value}, with ${pickWords(random, 4)}.`;
}
