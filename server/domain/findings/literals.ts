/** How the digits of a number are written: with a point, with commas between groups of three, or with a decimal comma. */
type LiteralForm = "point" | "grouped" | "comma";

/** A number in a text: `start` and `end` are those of its mantissa's digits. */
export interface Literal {
  value: number;
  start: number;
  end: number;
  /** From 1. */
  line: number;
  /** Position among the numbers of its line, from 0: the column of a table. Null for another reading of its digits. */
  position: number | null;
  form: LiteralForm;
}

/** Digits with `_` between them are Python's and others'; a number that is part of a name or a version is none. */
const pattern = /(?<![\w.])(\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)((?:[eE][+-]?\d{1,3})?)(?!\d|\.\d)/g;

/** What code can read as one number all the same: `49,731`, `97,31` and the end of `acc97.31`. */
const otherPattern =
  /(?<![\d.,])(?:(\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,20}(?!\d))?)|(\d{1,20},\d{1,20}))(?![\d.,]*\d)|(?<=[A-Za-z_])\d{1,20}\.\d{1,20}(?![\d.]*\d)/g;

/** Longer than that is no number that anybody reports. */
const maxDigits = 40;

/** Returns every number that stands in a text, in its order. */
export function* readLiterals(text: string): Generator<Literal, void> {
  const lineAt = lineCounter(text);
  let lastLine = 0;
  let position = 0;
  for (const { 1: mantissa = "", 2: exponent = "", index } of text.matchAll(pattern)) {
    const line = lineAt(index);
    position = line === lastLine ? position + 1 : 0;
    lastLine = line;
    if (mantissa.length > maxDigits) continue;
    const value = Number(plainDigits(mantissa, "point") + exponent);
    yield { value, start: index, end: index + mantissa.length, line, position, form: "point" };
  }
}

/** Returns other readings of a text's digits, in their order. Most are none: two cells of a table look like `97,31`. */
export function* readOtherForms(text: string): Generator<Literal, void> {
  const lineAt = lineCounter(text);
  for (const { 0: mantissa, 1: grouped, 2: comma, index } of text.matchAll(otherPattern)) {
    const place = { start: index, end: index + mantissa.length, line: lineAt(index), position: null };
    const forms: LiteralForm[] =
      comma !== undefined
        ? ["comma"]
        : grouped === undefined
          ? ["point"]
          : /^\d+,\d+$/.test(grouped)
            ? ["grouped", "comma"]
            : ["grouped"];
    for (const form of forms) yield { ...place, form, value: Number(plainDigits(mantissa, form)) };
  }
}

/** Writes a mantissa as `Number` reads it. */
export function plainDigits(mantissa: string, form: LiteralForm): string {
  if (form === "comma") return mantissa.replace(",", ".");
  return mantissa.replace(/[_,]/g, "");
}

/** Returns the line of an index, from 1; for indices that never fall. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let end = endOfLine(text, 0);
  return (index) => {
    while (index > end) {
      line++;
      end = endOfLine(text, end + 1);
    }
    return line;
  };
}

function endOfLine(text: string, from: number): number {
  const index = text.indexOf("\n", from);
  return index === -1 ? text.length : index;
}
