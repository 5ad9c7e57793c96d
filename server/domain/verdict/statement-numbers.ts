import { parsePrintedNumber } from "../measurement/printed-number.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

/** The numbers that a Claim's statement has, as far as they can be told from words (docs/rules/verdict.md#its-statement). */
export interface StatementNumbers {
  /** Whether the statement has the reported number, as it is or as a share of a hundred. */
  has(reported: number): boolean;
  /** Those with decimals or a percent sign, as written: such numbers are results, where others may count or label. */
  results: string[];
}

const number =
  /[-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[eE][-+]?\d{1,3})?(?:\s?(?:%|percent\b|per cent\b))?/g;

export function statementNumbers(statement: string): StatementNumbers {
  // A text is a stranger's: what is longer than any statement is not looked through.
  const written = statement.slice(0, 10_000).match(number) ?? [];
  const values = written.flatMap(
    (text) => parsePrintedNumber(text.replace(/\s?per ?cent$/, "%"))?.value ?? [],
  );
  return {
    has: (reported) => values.some((value) => isSame(value, reported)),
    results: written.filter((text) => /\.\d|%|per ?cent$/.test(text)),
  };
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
