import { printedKey } from "./printed-key.ts";

/** A number as printed in a paper, with the precision that its notation implies. */
export interface PrintedNumber {
  /** Not divided by 100 where a percent sign follows: "95%" is 95. */
  value: number;
  /**
   * Half a unit in the last printed digit. A single digit with a positive power of ten, such as "1e2", names a round
   * number, whose zeros are meant: half a unit of one further digit, 5 and not 50.
   */
  halfUnit: number;
  /** The number after a plus-minus sign, or in parentheses after the last digits; null without one. */
  uncertainty: number | null;
  /** Whether a double represents every printed digit: false for π to 20 decimals and for integers above 2^53. */
  exact: boolean;
  /** Value and precision of the number, and of its uncertainty, as `printedKey` writes them. */
  key: string;
  uncertaintyKey: string | null;
}

/**
 * Parses one printed number: "4.74", "−1.5e−3", "1,234.5", "12.3 ± 0.4", "12.3 (0.4)", "1.2(3)", "6.02 × 10²³", "95%".
 * Returns null for anything else, and for a number that double precision reads as infinite or, but for "0", as 0. A
 * comma, a space or an apostrophe groups thousands, as in English: "1,5" is refused as ambiguous.
 */
export function parsePrintedNumber(text: string): PrintedNumber | null {
  if (text.length > 100) return null;
  const match = printedPattern.exec(normalizePrinted(text));
  const { open, mantissa, digits, whole, plusMinus, close, exponent, power } = match?.groups ?? {};
  if (mantissa === undefined || (open === undefined) !== (close === undefined)) return null;
  if (open !== undefined && plusMinus === undefined) return null;
  if ((digits ?? whole) !== undefined && plusMinus !== undefined) return null;

  const shift = Number(exponent ?? power ?? 0);
  const plain = mantissa.replace(groupSeparators, "");
  const decimals = (plain.split(".")[1]?.length ?? 0) - shift;
  const value = Number(`${plain}e${shift}`);
  const isRound = shift > 0 && /^[+-]?\d$/.test(plain);
  const halfUnit = Number(`5e${-decimals - (isRound ? 2 : 1)}`);
  const beside = plusMinus ?? whole;
  const uncertaintyKey =
    digits !== undefined
      ? printedKey(false, digits, -decimals)
      : beside !== undefined
        ? printedKey(false, beside.replace(groupSeparators, ""), shift)
        : null;
  const uncertainty = uncertaintyKey === null ? null : Number(uncertaintyKey);
  if (![value, halfUnit, uncertainty ?? 0].every(Number.isFinite)) return null;
  // "1e-400" must not become 0, nor its precision: an observed 0 would then reproduce it.
  if ((value === 0 && /[1-9]/.test(plain)) || halfUnit === 0) return null;
  return {
    value,
    halfUnit,
    // "± 0.0" is no uncertainty: the printed digits determine the tolerance then.
    uncertainty: uncertainty || null,
    exact: hasSameDigits(plain, shift, value),
    key: printedKey(plain.startsWith("-"), plain.replace(/^[+-]/, ""), shift),
    uncertaintyKey: uncertainty ? uncertaintyKey : null,
  };
}

/** Normalizes to NFKC, which makes every narrow space a space, and every minus sign, hyphen and dash "-". */
function normalizePrinted(text: string): string {
  // NFKC maps the superscript minus to U+2212; U+2010 to U+2015 are hyphens and dashes.
  return text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-")
    .replaceAll("\u2019", "'")
    .trim();
}

const groupSeparators = /[,' ]/g;
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+)(?:\.\d*)?|\.\d+`;
const printedPattern = new RegExp(
  String.raw`^(?<open>\()?(?<mantissa>[+-]?(?:${number}))` +
    String.raw`(?:\((?<digits>\d{1,6})\)|\s?\((?<whole>\d*\.\d+)\))?` +
    String.raw`(?:\s*(?:±|\+/-|\+-)\s*(?<plusMinus>${number}))?(?<close>\))?` +
    String.raw`(?:[eE](?<exponent>[+-]?\d{1,3})|\s*[×x*·]\s*10\s*\^?\s*(?<power>[+-]?\d{1,3}))?(?<percent>\s*%)?$`,
);

/** Compares the significant digits and magnitude of the print with those of the double's shortest representation. */
function hasSameDigits(plain: string, shift: number, value: number): boolean {
  return significantDigits(`${plain}e${shift}`) === significantDigits(String(value));
}

function significantDigits(text: string): string {
  const [mantissa = "", exponent = "0"] = text.replace(/^[+-]/, "").split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  const trailing = digits.length - digits.replace(/0+$/, "").length;
  const scale = Number(exponent) - fraction.length + trailing;
  return digits === "" ? "0" : `${digits.slice(0, digits.length - trailing)}e${scale}`;
}
