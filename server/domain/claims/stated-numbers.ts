import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import { type NumberReading, scanNumbers } from "../paper/scan-numbers.ts";

/** A number of a text that can be read in one way alone. */
export interface StatedNumber extends PrintedNumber {
  /** As printed, with its sign, and with its uncertainty where it has one. */
  printed: string;
  start: number;
  /** Behind the uncertainty. */
  end: number;
}

const every = { has: () => true };
const everyNumber = { keys: every, digits: every };

/** Returns the numbers of a text, in order, by the grammar of printed numbers. What is doubtful is no number here. */
export function statedNumbers(text: string): StatedNumber[] {
  const byStart = new Map<number, NumberReading[]>();
  scanNumbers(text, everyNumber, (reading) => {
    const readings = byStart.get(reading.start);
    if (readings) readings.push(reading);
    else byStart.set(reading.start, [reading]);
  });
  return [...byStart.values()]
    .flatMap((readings) => readStated(text, readings) ?? [])
    .sort((a, b) => a.start - b.start);
}

function readStated(text: string, readings: readonly NumberReading[]): StatedNumber | null {
  const sure = readings.filter(({ rank }) => rank === 0);
  const [first] = sure;
  if (!first || sure.some(({ key }) => key !== first.key)) return null;
  // "- 0.5" may be minus a half, or a dash before it.
  if (readings.some(({ rank, key, end }) => rank > 0 && end === first.end && key === `-${first.key}`))
    return null;
  const sign = first.key.startsWith("-") ? "-" : "";
  // A raised exponent is read with the space behind it.
  const trimmed = sure.map(({ start, end }) => start + text.slice(start, end).trimEnd().length);
  const ends = [...new Set(trimmed)].sort((a, b) => b - a);
  for (const end of ends) {
    const printed = sign + text.slice(first.start, end).replace(/\s+/g, " ");
    const parsed = parsePrintedNumber(printed);
    if (parsed?.exact && parsed.key === first.key) return { ...parsed, printed, start: first.start, end };
    const inBrackets = readInBrackets(text, first, end);
    if (inBrackets) return inBrackets;
  }
  return null;
}

/** "(3.2 ± 0.4) × 10⁻³": the bracket belongs to the number. */
function readInBrackets(text: string, { start, key }: NumberReading, end: number): StatedNumber | null {
  const [opening] = /\([-−]?\s?$/.exec(text.slice(Math.max(0, start - 3), start)) ?? [];
  if (opening === undefined || !text.slice(start, end).includes(")")) return null;
  const from = start - opening.length;
  const printed = text.slice(from, end).replace(/\s+/g, " ");
  const parsed = parsePrintedNumber(printed);
  return parsed?.exact && parsed.key === key ? { ...parsed, printed, start: from, end } : null;
}
