/** A number as printed in a paper, with the precision that its notation implies. */
export interface PrintedNumber {
  value: number;
  /** Digits after the decimal point, shifted by the exponent: 2 for "4.74", 4 for "1.5e-3", -2 for "1e2". */
  decimals: number;
  /** Half a unit in the last printed digit. */
  halfUnit: number;
  /** The number after a plus-minus sign, or in parentheses after the last digits; null without one. */
  uncertainty: number | null;
  /** Whether a percent sign follows. The value is not divided by 100: "95%" is 95. */
  percent: boolean;
  /** Whether a double represents every printed digit: false for π to 20 decimals and for integers above 2^53. */
  exact: boolean;
}

/**
 * Parses one printed number: "4.74", "−1.5e−3", "1,234.5", "12.3 ± 0.4", "1.2(3)", "6.02 × 10²³", "95%". Returns null
 * for anything else, and for a number that double precision reads as infinite or, but for "0", as 0. A comma groups thousands, as in English: "1,5" is refused as
 * ambiguous.
 */
export function parsePrintedNumber(text: string): PrintedNumber | null {
  if (text.length > 100) return null;
  const match = printedPattern.exec(normalizePrinted(text));
  const { open, mantissa, digits, plusMinus, close, exponent, power, percent } = match?.groups ?? {};
  if (mantissa === undefined || (open === undefined) !== (close === undefined)) return null;
  if (open !== undefined && plusMinus === undefined) return null;
  if (digits !== undefined && plusMinus !== undefined) return null;

  const shift = Number(exponent ?? power ?? 0);
  const plain = mantissa.replaceAll(",", "");
  const decimals = (plain.split(".")[1]?.length ?? 0) - shift;
  const value = Number(`${plain}e${shift}`);
  const halfUnit = Number(`5e${-decimals - 1}`);
  const uncertainty = uncertaintyOf(digits, plusMinus, decimals, shift);
  if (![value, halfUnit, uncertainty ?? 0].every(Number.isFinite)) return null;
  // "1e-400" must not become 0, nor its precision: an observed 0 would then reproduce it.
  if ((value === 0 && /[1-9]/.test(plain)) || halfUnit === 0) return null;
  return {
    value,
    decimals,
    halfUnit,
    uncertainty,
    percent: percent !== undefined,
    exact: hasSameDigits(plain, shift, value),
  };
}

/** Normalizes to NFKC and replaces every minus sign, hyphen and dash by "-". */
function normalizePrinted(text: string): string {
  // NFKC maps the superscript minus to U+2212; U+2010 to U+2015 are hyphens and dashes.
  return text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-")
    .trim();
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+`;
const printedPattern = new RegExp(
  String.raw`^(?<open>\()?(?<mantissa>[+-]?(?:${number}))(?:\((?<digits>\d{1,6})\))?` +
    String.raw`(?:\s*(?:±|\+/-|\+-)\s*(?<plusMinus>${number}))?(?<close>\))?` +
    String.raw`(?:[eE](?<exponent>[+-]?\d{1,3})|\s*[×x*·]\s*10\s*\^?\s*(?<power>[+-]?\d{1,3}))?(?<percent>\s*%)?$`,
);

function uncertaintyOf(
  digits: string | undefined,
  plusMinus: string | undefined,
  decimals: number,
  shift: number,
): number | null {
  // "± 0.0" is no uncertainty: the printed digits determine the tolerance then.
  if (digits !== undefined) return Number(`${digits}e${-decimals}`) || null;
  if (plusMinus !== undefined) return Number(`${plusMinus.replaceAll(",", "")}e${shift}`) || null;
  return null;
}

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
