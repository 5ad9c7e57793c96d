/** A number in a text: `start` and `end` are those of its mantissa's digits. */
export interface Literal {
  value: number;
  start: number;
  end: number;
  /** From 1. */
  line: number;
  /** Position among the numbers of its line, from 0: the column of a table. */
  position: number;
}

/** Digits with `_` between them are Python's and others'; a number that is part of a name or a version is none. */
const pattern = /(?<![\w.])(\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)((?:[eE][+-]?\d{1,3})?)(?!\d|\.\d)/g;

/** Returns every number that stands in a text, in its order; longer than 40 digits is no number that anybody reports. */
export function* readLiterals(text: string): Generator<Literal, void> {
  let line = 1;
  let lineEnd = endOfLine(text, 0);
  let position = 0;
  for (const { 1: mantissa = "", 2: exponent = "", index } of text.matchAll(pattern)) {
    while (index > lineEnd) {
      line++;
      position = 0;
      lineEnd = endOfLine(text, lineEnd + 1);
    }
    const literal = { start: index, end: index + mantissa.length, line, position: position++ };
    if (mantissa.length <= 40) yield { ...literal, value: Number(mantissa.replaceAll("_", "") + exponent) };
  }
}

function endOfLine(text: string, from: number): number {
  const index = text.indexOf("\n", from);
  return index === -1 ? text.length : index;
}
