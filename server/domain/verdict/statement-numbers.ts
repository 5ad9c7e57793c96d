import { parsePrintedNumber } from "../measurement/printed-number.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

/** The numbers that a Claim's statement has, as far as they can be told from words (docs/rules/verdict.md#its-statement). */
export interface StatementNumbers {
  /** Whether the statement has the reported number: as it is, without its sign, or as a share of a hundred. */
  has(reported: number): boolean;
  /** Those with decimals or a percent sign, as written: such numbers are results, where others may count or label. */
  results: string[];
}

/** A comma or a raised point stands before decimals where no three digits follow it. */
const mantissa = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:[.·]\d+|,\d{1,2}(?!\d)|,\d{4,})?|(?<!\d)\.\d+`;
const power = String.raw`[eE][-+\u2212]?\d{1,3}|\s?[×x*·]\s?10(?:\s?\^\s?[-+\u2212]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴-⁹]{1,3})`;
const number = new RegExp(
  String.raw`[-\u2212]?(?:${mantissa})(?:${power})?(?:\s?(?:%|percent\b|per cent\b))?`,
  "g",
);
const isResult = /[.·]\d|,\d{1,2}(?!\d)|,\d{4}|%|per ?cent$/;
/** "95 % CI" is no result. */
const level = /^\s?(?:CI|CrI|HDI|confidence|credible|prediction)\b/;
const scale = /^\s(thousand|million|billion|trillion)\b/;
const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };
/** A text is a stranger's: what is longer than any statement is not looked through. */
const maxCharacters = 10_000;

export function statementNumbers(statement: string): StatementNumbers {
  const text = statement.slice(0, maxCharacters);
  const written = [...text.matchAll(number)].map(({ 0: one, index }) => {
    const after = text.slice(index + one.length, index + one.length + 20);
    return { one, factor: scales[scale.exec(after)?.[1] ?? ""] ?? 1, isLevel: level.test(after) };
  });
  const values = written.flatMap(({ one, factor }) => {
    const value = parsePrintedNumber(plain(one))?.value;
    return value === undefined ? [] : [value, value * factor];
  });
  return {
    has: (reported) => values.some((value) => isSame(value, reported)),
    results: written.flatMap(({ one, isLevel }) => (!isLevel && isResult.test(one) ? [one] : [])),
  };
}

/** As `parsePrintedNumber` reads it, with a point before decimals. */
function plain(written: string): string {
  return written
    .replace(/\s?per ?cent$/, "%")
    .replace(/^([-\u2212]?\d+)(?:·(?=\d)|,(?=(?:\d{1,2}|\d{4,})(?!\d)))/, "$1.");
}

/** A sign is often said by a word ("fell by 3.2 %"), and a share is often reported as 0.97 where 97 % is said. */
function isSame(stated: number, reported: number): boolean {
  const [one, other] = [Math.abs(stated), Math.abs(reported)];
  return [1, 100, 0.01].some((factor) => Math.abs(one - other * factor) <= 1e-9 * one);
}

/** Whether the statement has results, and none of them is a number that was compared: then the numbers say little of it. */
export function comparesOtherNumbers(
  measurements: readonly MeasurementVerdict[],
  { results, has }: StatementNumbers,
): boolean {
  const reported = measurements.flatMap(({ reportedValue }) => reportedValue ?? []);
  return results.length > 0 && reported.length > 0 && !reported.some(has);
}
