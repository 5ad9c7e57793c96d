/** `path:line` of the first line that has these words; the first line where none has. */
export function placeOf(path: string, text: string, words: string): string {
  const at = text.indexOf(words);
  return `${path}:${at === -1 ? 1 : text.slice(0, at).split("\n").length}`;
}

/** The texts of a list; what is no text is left out. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
