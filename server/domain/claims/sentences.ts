/** A part of a text, from `start` up to `end`. */
interface Sentence {
  start: number;
  end: number;
}

/** A word before a point that ends no sentence. */
const abbreviation =
  /(?:^|[\s([])(?:al|approx|ca|cf|e\.g|eq|eqs|etc|fig|figs|i\.e|no|nos|p|pp|ref|refs|resp|sec|secs|tab|vs|vol|dr|prof|st|suppl|\p{Lu})$/iu;

/** Longer than any sentence that states a result; what goes on is cut there and is no sentence. */
export const maxSentence = 700;

/** Splits a text into sentences, in time linear in its length. A point inside a number or an abbreviation ends none. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…][)\]"'”’]{0,2}(?=\s)|\n\n/g)) {
    const end = index + mark.length;
    if (mark.startsWith(".") && !endsHere(text, index, end)) continue;
    sentences.push({ start, end });
    start = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences.flatMap((sentence) => trimmed(text, sentence) ?? []);
}

function endsHere(text: string, point: number, end: number): boolean {
  if (abbreviation.test(text.slice(Math.max(0, point - 8), point))) return false;
  // The next sentence starts with a capital, a digit or a sign; "vs. the" goes on.
  return !/^\s+\p{Ll}/u.test(text.slice(end, end + 8));
}

function trimmed(text: string, { start, end }: Sentence): Sentence | null {
  const slice = text.slice(start, end);
  const from = start + (slice.length - slice.trimStart().length);
  const to = end - (slice.length - slice.trimEnd().length);
  return to > from ? { start: from, end: to } : null;
}
