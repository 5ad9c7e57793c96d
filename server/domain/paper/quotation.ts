/** Characters on each side of the number. */
const side = 60;

/** The words around a part of a text on one line, cut between words. */
export function quotationOf(text: string, start: number, end: number): string {
  const from = start <= side ? 0 : wordStart(text, start - side, start);
  const to = end + side >= text.length ? text.length : wordEnd(text, end + side, end);
  const quoted = text.slice(from, to).replace(/\s+/g, " ").trim().toWellFormed();
  return `${from > 0 ? "…" : ""}${quoted}${to < text.length ? "…" : ""}`;
}

/** The first start of a word from `at` on; `at` where all to the number is one word, as in scripts without spaces. */
function wordStart(text: string, at: number, number: number): number {
  const space = text.slice(at - 1, number).search(/\s/);
  return space < 0 ? at : at + space;
}

function wordEnd(text: string, at: number, number: number): number {
  const spaces = [...text.slice(number, at + 1).matchAll(/\s/g)];
  return spaces.length === 0 ? at : number + spaces.at(-1)!.index;
}
