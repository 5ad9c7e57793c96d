import { printedKey, significantDigits } from "../measurement/printed-key.ts";
import { findAddresses, type Span } from "./addresses.ts";
import { joinedNumbers } from "./joined-numbers.ts";
import { type AtomNumber, isDigit, type NumberAtom, numbersOf, readAtom } from "./number-atom.ts";
import { continuesAsName, isLabelled, signsAt } from "./number-prefix.ts";
import { barePowerAt, bareSuffix, type Suffixes, suffixesAt } from "./number-suffix.ts";

/** One way to read the digits at one place of a text as a number. */
export interface NumberReading {
  /** Value and precision, as `printedKey` writes them. */
  key: string;
  /** The key of the uncertainty beside it; null without one. */
  uncertainty: string | null;
  start: number;
  end: number;
  /** 0 sure, 1 doubtful, 2 only where the paper prints decimal commas. */
  rank: 0 | 1 | 2;
}

/** What a text's numbers say of its decimal mark. */
export interface DecimalMarks {
  points: number;
  commas: number;
}

/** What is looked for: keys, and for a quick answer the digits in them. */
export interface Wanted {
  keys: Pick<ReadonlySet<string>, "has">;
  digits: Pick<ReadonlySet<string>, "has">;
}

export function wantedOf(keys: Iterable<string>): Wanted & { keys: ReadonlySet<string> } {
  const all = new Set(keys);
  return { keys: all, digits: new Set([...all].map((key) => key.replace(/^-|e.*$/g, ""))) };
}

/** No reported number has more digits. */
const maxDigits = 110;

/**
 * Reads every number of a text in every way that it can be meant, and hands over the readings whose key is wanted. In
 * time linear in the length of the text, which a stranger wrote.
 */
export function scanNumbers(
  text: string,
  wanted: Wanted,
  emit: (reading: NumberReading) => void,
): DecimalMarks {
  const addresses = findAddresses(text);
  const marks: DecimalMarks = { points: 0, commas: 0 };
  const reader: Reader = {
    ...{ text, digits: wanted.digits },
    emit: (reading) => {
      if (wanted.keys.has(reading.key) && !isLabelled(text, reading.start)) emit(reading);
    },
  };
  let address = 0;
  for (let at = nextDigit(text, 0); at < text.length; ) {
    while (address < addresses.length && addresses[address]!.end <= at) address += 1;
    const span: Span | undefined = addresses[address];
    if (span && span.start <= at) {
      at = nextDigit(text, span.end);
      continue;
    }
    const atom = readAtom(text, at);
    count(marks, text, atom);
    at = nextDigit(text, Math.max(atom.end, readNumbers(reader, atom)));
  }
  return marks;
}

function nextDigit(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/** "(2,31)" and "[12,15]" are pairs, and "1,234" is a thousand in one language and one in another. */
function count(marks: DecimalMarks, text: string, { start, end, groups, separators }: NumberAtom): void {
  if (separators === ".") marks.points += 1;
  if (/^\.+,$/.test(separators)) marks.commas += 1;
  if (separators !== ",") return;
  const isPair = /[([]/.test(text[start - 1] ?? "") && /[)\]]/.test(text[end] ?? "");
  if (!isPair && (groups[0] === "0" || groups[1]!.length !== 3)) marks.commas += 1;
}

interface Reader {
  text: string;
  digits: Wanted["digits"];
  emit(reading: NumberReading): void;
}

/** Emits the readings of an atom; returns where the next number may start. */
function readNumbers(reader: Reader, atom: NumberAtom): number {
  let next = atom.end;
  for (const number of numbersOf(atom)) {
    if (number.plain.length > maxDigits) continue;
    if (number.end !== atom.end) {
      emitReadings(reader, number, bareSuffix(number.end));
      continue;
    }
    next = Math.max(next, readLast(reader, number));
    for (const joined of joinedNumbers(reader.text, number)) readLast(reader, joined);
  }
  return next;
}

/** Reads a number with what stands behind it. */
function readLast(reader: Reader, number: AtomNumber): number {
  const { plain, end } = number;
  const power = plain === "10" ? barePowerAt(reader.text, end) : null;
  if (power) emitReadings(reader, { ...number, plain: "1" }, { readings: [power], next: power.end });
  if (power?.rank === 0) return power.end;
  const suffixes = suffixesAt(reader.text, plain, end);
  if (suffixes === null || (suffixes.next === end && continuesAsName(reader.text, end))) return end;
  emitReadings(reader, number, suffixes);
  return suffixes.next;
}

function emitReadings(reader: Reader, { plain, start, rank }: AtomNumber, { readings }: Suffixes): void {
  // "007" is no number.
  if (/^0\d/.test(plain) || !reader.digits.has(significantDigits(plain))) return;
  for (const sign of signsAt(reader.text, start)) {
    for (const { shift, uncertainty, end, rank: suffixRank } of readings) {
      const key = printedKey(sign.negative, plain, shift);
      reader.emit({ key, uncertainty, start, end, rank: Math.max(rank, sign.rank, suffixRank) as 0 | 1 | 2 });
    }
  }
}
