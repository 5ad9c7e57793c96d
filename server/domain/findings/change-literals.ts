import { changeDigits } from "./changed-digits.ts";
import { isHarmless } from "./literal-context.ts";
import { type Literal, plainDigits, readLiterals, readOtherForms } from "./literals.ts";
import { isCopyOf } from "./telling-numbers.ts";

/** A number of the code that equals an observed one, and what it was changed to. */
export interface ChangedLiteral {
  /** Null in the command. */
  path: string | null;
  line: number | null;
  value: number;
  changed: number;
  /** Whether it stands in a comment or a comparison: such a one may well stop an honest experiment. */
  harmless: boolean;
}

/** More of one number are changed to the same digits as the last. */
const maxVariants = 10_000;

/**
 * Changes every number of a text that an observed number is a copy of (docs/rules/frauds.md#changed-numbers). Each
 * gets other digits, so that what comes out tells which one it came from; `variant` numbers them.
 */
export function changeLiterals(
  text: string,
  path: string | null,
  observed: readonly number[],
  variant = 0,
): { text: string; changes: ChangedLiteral[] } {
  const isWanted = wantedNumbers(observed);
  const literals = wantedLiterals(text, isWanted);
  if (literals.length === 0) return { text, changes: [] };

  const directionOf = directions(text, literals);
  const changes: ChangedLiteral[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const literal of literals) {
    const mantissa = text.slice(literal.start, literal.end);
    const next = Math.min(variant + changes.length, maxVariants);
    const changed = changeDigits(mantissa, directionOf(literal), next);
    if (changed === null) continue;
    parts.push(text.slice(end, literal.start), changed);
    end = literal.end;
    changes.push({
      path,
      line: path === null ? null : literal.line,
      value: literal.value,
      changed: changedValue(literal, mantissa, changed),
      harmless: isHarmless(text, literal.start, literal.end),
    });
  }
  return { text: parts.join("") + text.slice(end), changes };
}

/** Each digit belongs to one of them: what a text says most plainly, and else what code could read in it. */
function wantedLiterals(text: string, isWanted: (value: number) => boolean): Literal[] {
  const plain = [...readLiterals(text)].filter(({ value }) => isWanted(value));
  const starts = plain.map(({ start }) => start);
  const others: Literal[] = [];
  for (const other of readOtherForms(text)) {
    if (!isWanted(other.value)) continue;
    const next = firstAtLeast(starts, other.start);
    const isTaken = (plain[next - 1]?.end ?? 0) > other.start || (starts[next] ?? Infinity) < other.end;
    if (!isTaken && (others.at(-1)?.end ?? 0) <= other.start) others.push(other);
  }
  return others.length === 0 ? plain : [...plain, ...others].sort((a, b) => a.start - b.start);
}

/** Both mantissas have the same length and point: their quotient is that of the numbers. */
function changedValue({ value, form }: Literal, mantissa: string, changed: string): number {
  const exponent = Math.round(Math.log10(value / Number(plainDigits(mantissa, form))));
  return Number(`${plainDigits(changed, form)}e${exponent}`);
}

/** Returns a test that is quick for millions of literals: the observed numbers are sorted. */
function wantedNumbers(observed: readonly number[]): (literal: number) => boolean {
  const sorted = [...new Set(observed.map(Math.abs))].sort((a, b) => a - b);
  return (literal) => {
    // Two digits are the fewest: a rounded number is within 5 % of what it was rounded from.
    for (let index = firstAtLeast(sorted, literal * 0.95); index < sorted.length; index++) {
      if (sorted[index]! > literal * 1.05) return false;
      if (isCopyOf(sorted[index]!, literal)) return true;
    }
    return false;
  };
}

function firstAtLeast(sorted: readonly number[], bound: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the direction to change a literal in: across the middle of its table's column, or of the text where no other
 * line has a number at its position. The largest of the data becomes small: where an experiment takes a maximum, it
 * finds another number then, and where it copies this one, this one.
 */
function directions(text: string, wanted: readonly Literal[]): (literal: Literal) => "up" | "down" {
  const positions = new Set(wanted.map(({ position }) => position));
  const all: number[] = [];
  const columns = new Map<number, { line: number; value: number }[]>();
  for (const { value, line, position } of readLiterals(text)) {
    all.push(value);
    if (position === null || !positions.has(position)) continue;
    const column = columns.get(position);
    if (column) column.push({ line, value });
    else columns.set(position, [{ line, value }]);
  }
  const middleOfAll = median(all);
  const middles = new Map(
    [...columns].map(([position, column]) => [
      position,
      column.length > 1 ? median(column.map(({ value }) => value)) : middleOfAll,
    ]),
  );
  const middleAt = (position: number | null) =>
    (position === null ? undefined : middles.get(position)) ?? middleOfAll;
  return ({ value, position }) => (value > middleAt(position) ? "down" : "up");
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
