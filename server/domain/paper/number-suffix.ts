import { printedKey } from "../measurement/printed-key.ts";
import { decimalsOf, match, pointed, signed } from "./suffix-patterns.ts";

/** What stands behind a mantissa: its power of ten and the uncertainty beside it. */
export interface Suffix {
  shift: number;
  /** The key of the uncertainty (see `printedKey`); null without one. */
  uncertainty: string | null;
  end: number;
  rank: 0 | 1;
}

export interface Suffixes {
  readings: Suffix[];
  /** The end of what is no number of its own, such as an exponent. */
  next: number;
}

/**
 * The ways to read what stands behind a mantissa. A number with an exponent is not its mantissa: that is no reading of
 * it, but where nobody can tell `3 × 105` from `3 × 10⁵`. Null where it is no number.
 */
export function suffixesAt(text: string, plain: string, end: number): Suffixes | null {
  if (!mayContinue(text, end)) return bareSuffix(end);
  const exponent = match("exponent", text, end);
  if (exponent && exponent[2]!.length > 3) return null;
  const shift = exponent ? signed(exponent) : 0;
  const after = exponent ? end + exponent[0].length : end;
  const beside = uncertaintyAt(text, plain, shift, after);
  const powers = powersAt(text, beside?.end ?? after, plain, beside !== null);
  const readings = powers.map((power) => ({
    shift: shift + power.shift,
    uncertainty: beside?.keyAt(power.shift) ?? null,
    end: power.end,
    rank: power.rank,
  }));
  const isMultiplied = powers.length === 1 && powers[0]!.isPower;
  return { readings, next: isMultiplied ? powers[0]!.end : (beside?.next ?? after) };
}

/** Nothing behind the digits counts. */
export function bareSuffix(end: number): Suffixes {
  return { readings: [{ shift: 0, uncertainty: null, end, rank: 0 }], next: end };
}

const firstCharacters = new Set("eE%±+(×x*·⋅∙✕");
const spaces = new Set(" \n\t\u00a0\u2009\u202f");

/** Whether anything of a suffix can follow; most numbers end here. */
function mayContinue(text: string, end: number): boolean {
  for (let at = end; at < end + 4; at++) {
    const character = text[at] ?? "";
    if (!spaces.has(character)) return firstCharacters.has(character);
  }
  return false;
}

interface Uncertainty {
  /** The key when the print as a whole is multiplied by a power of ten. */
  keyAt(shift: number): string;
  end: number;
  /** Where the next number may stand: the uncertainty is one, but not where it counts units of the last digit. */
  next: number;
}

function uncertaintyAt(text: string, plain: string, shift: number, end: number): Uncertainty | null {
  const decimals = decimalsOf(plain);
  const concise = match("concise", text, end);
  if (concise) {
    // "1.2(3)": units of the last digit.
    const keyAt = (power: number) => printedKey(false, concise[1]!, shift + power - decimals);
    const next = end + concise[0].length;
    return { keyAt, end: next, next };
  }
  const sign = match("plusMinus", text, end);
  if (sign) {
    const start = end + sign[0].length;
    const number = match("number", text, start);
    if (!number) return null;
    const exponent = match("exponent", text, start + number[0].length);
    const own = exponent ? signed(exponent) : shift;
    const value = pointed(number[1]!);
    const keyAt = (power: number) => printedKey(false, value, own + power);
    return { keyAt, end: start + number[0].length + (exponent?.[0].length ?? 0), next: end };
  }
  const whole = match("whole", text, end);
  const value = whole ? pointed(whole[1]!) : "";
  // "52.1 (10.3)" is a mean with its deviation; "12.3 (4)" a citation, "123 (45.6)" a share.
  const extra = decimalsOf(value) - decimals;
  if (!whole || extra < 0 || extra > Math.min(decimals, 1) || Number(value) >= Number(plain)) return null;
  const keyAt = (power: number) => printedKey(false, value, shift + power);
  return { keyAt, end: end + whole[0].length, next: end };
}

interface Power {
  shift: number;
  end: number;
  rank: 0 | 1;
  isPower: boolean;
}

function powersAt(text: string, end: number, plain: string, inParentheses: boolean): Power[] {
  const close = inParentheses ? (match("close", text, end)?.[0].length ?? 0) : 0;
  const none: Power = { shift: 0, end, rank: 0, isPower: false };
  const times = match("times", text, end + close) ?? match("times", text, end);
  if (!times) return [none];
  const start = times.index + times[0].length;
  const raised = match("caret", text, start) ?? match("superscript", text, start);
  if (raised) return [{ shift: signed(raised), end: start + raised[0].length, rank: 0, isPower: true }];
  const flat = match("flatSigned", text, start);
  if (flat) return [{ shift: signed(flat), end: start + flat[0].length, rank: 0, isPower: true }];
  const unsigned = match("flat", text, start);
  if (!unsigned) return [none];
  const power: Power = {
    shift: Number(unsigned[1]),
    end: start + unsigned[0].length,
    rank: 0,
    isPower: true,
  };
  // "4.74 × 105" is a power; "256 × 1024" may be a product, and "3 × 10 5" two cells of a table.
  const isSure = /^\d\.\d/.test(plain) && unsigned[0] === unsigned[1];
  return isSure ? [power] : [power, { ...none, rank: /\s/.test(unsigned[0]) ? 1 : 0 }];
}

/** A power of ten without a mantissa, `10^5` or `10⁻³`, behind its 10; null where there is none. */
export function barePowerAt(text: string, end: number): Suffix | null {
  const raised = match("caret", text, end) ?? match("superscript", text, end);
  if (raised) return { shift: signed(raised), uncertainty: null, end: end + raised[0].length, rank: 0 };
  const flat = match("flatSigned", text, end);
  // "10-3" may be a range.
  return flat && { shift: signed(flat), uncertainty: null, end: end + flat[0].length, rank: 1 };
}
