/** `path:line` of the first line that has these words; the first line where none has. */
export function placeOf(path: string, text: string, words: string): string {
  const at = text.indexOf(words);
  return `${path}:${at === -1 ? 1 : lineAt(text, at)}`;
}

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
