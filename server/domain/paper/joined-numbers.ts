import { type AtomNumber, isDigit } from "./number-atom.ts";

const group = /[ \n](\d{3})(?!\d)/y;
const fraction = /([.,])(\d{1,40})(?!\d|[.,]\d)/y;
const brokenFraction = /\.\n(\d{1,40})(?!\d|[.,]\d)/y;
const brokenGroup = /,\n(\d{3})(?!\d)/y;
const maxGroups = 5;

/**
 * The longer numbers that a whole number may be the beginning of: thousands set apart by a space, which may as well be
 * cells of a table, and a number that the end of its line splits. All are doubtful.
 */
export function joinedNumbers(text: string, { plain, start, end }: AtomNumber): AtomNumber[] {
  const mark = text[end];
  if (mark === " " || mark === "\n") {
    const isFirstGroup = isDigit(text.charCodeAt(end + 1)) && /^[1-9]\d{0,2}$/.test(plain);
    return isFirstGroup ? [...spacedGroups(text, plain, start, end)] : [];
  }
  if (text[end + 1] !== "\n" || plain.includes(".")) return [];
  const next = match(brokenFraction, text, end) ?? (plain.length <= 3 ? match(brokenGroup, text, end) : null);
  if (!next) return [];
  const whole = mark === "." ? `${plain}.${next[1]}` : plain + next[1];
  return [{ plain: whole, start, end: end + next[0].length, rank: 1 }];
}

function* spacedGroups(text: string, first: string, start: number, firstEnd: number): Generator<AtomNumber> {
  let plain = first;
  let end = firstEnd;
  for (let count = 0; count < maxGroups; count++) {
    const next = match(group, text, end);
    if (!next) return;
    plain += next[1];
    end += next[0].length;
    if (/[.,]/.test(text[end] ?? "") && isDigit(text.charCodeAt(end + 1))) {
      const tail = match(fraction, text, end);
      if (tail)
        yield {
          plain: `${plain}.${tail[2]}`,
          start,
          end: end + tail[0].length,
          rank: tail[1] === "." ? 1 : 2,
        };
      return;
    }
    yield { plain, start, end, rank: 1 };
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
