/** `path:line` of the first line that has these words; the first line where none has. */
export function placeOf(path: string, text: string, words: string): string {
  const at = text.indexOf(words);
  return `${path}:${at === -1 ? 1 : lineAt(text, at)}`;
}

/**
 * The same for the words of one text in turn: each is looked for behind the one before, then from the beginning. So what a
 * stranger lists by the ten thousand takes one walk through the text.
 */
export function placesIn(path: string, text: string): (words: string) => string {
  let from = 0;
  let walks = 0;
  return (words) => {
    let at = walks > MAX_WALKS ? -1 : text.indexOf(words, from);
    // What is not there, or stands before, takes a walk of its own.
    if (at === -1 && ++walks <= MAX_WALKS) at = text.indexOf(words);
    if (at === -1) return `${path}:1`;
    from = at + words.length;
    return `${path}:${lineAt(text, at)}`;
  };
}

/** Where a list is in another order than its text, it is one that a program made of few lines, or a hostile one. */
const MAX_WALKS = 500;

/**
 * Where the lines of the text begin that was asked for last: a file is asked for each of its thousands of packages, and
 * its lines, which a stranger chose, are counted once.
 */
let counted: { text: string; starts: number[] } = { text: "", starts: [0] };

function lineAt(text: string, at: number): number {
  if (counted.text !== text) counted = { text, starts: lineStarts(text) };
  const { starts } = counted;
  let [low, high] = [0, starts.length];
  // The last line that begins at or before it.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low + 1;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The texts of a list; what is no text is left out. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
