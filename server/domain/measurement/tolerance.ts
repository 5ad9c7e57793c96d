import type { Comparator } from "../../__generated__/enumerations.ts";
import { type Recorded, record } from "../messages/recorded.ts";
import type { PrintedNumber } from "./printed-number.ts";
import { toleranceTexts } from "./problem-texts.ts";

/**
 * Returns the absolute tolerance of a match: what the print gives, the printed uncertainty or else half a unit in the
 * last printed digit, and no more. For `=` it is 0 unless a tolerance is declared. A declared one may make it smaller;
 * where it is larger, it bounds what is `near` (docs/rules/verdict.md#tolerance).
 */
export function toleranceOf(comparator: Comparator, printed: PrintedNumber, declared: number | null): number {
  const fromPrint = printed.uncertainty ?? printed.halfUnit;
  if (declared !== null) return Math.min(declared, fromPrint);
  return comparator === "=" ? 0 : fromPrint;
}

/**
 * Converts a manifest's tolerance, absolute (0.005) or relative to the reported value ("1%"), to absolute; null if
 * invalid.
 */
export function absoluteTolerance(declared: number | string, reportedValue: number): number | null {
  const percent = typeof declared === "string" ? /^(\d+(?:\.\d+)?)\s?%$/.exec(declared)?.[1] : undefined;
  const absolute = percent === undefined ? declared : (Number(percent) / 100) * Math.abs(reportedValue);
  return typeof absolute === "number" && Number.isFinite(absolute) && absolute >= 0 ? absolute : null;
}

/** Where 0 is reported no share of it can bound the tolerance. */
const maxToleranceOfZero = 1e6;

/**
 * Returns what is wrong with a manifest's tolerance; null if it can be used. A tolerance of 100 % or more would take 0,
 * the absence of what is reported, for the reported number.
 */
export function toleranceProblem(declared: number | string, reportedValue: number): Recorded | null {
  const absolute = absoluteTolerance(declared, reportedValue);
  if (absolute === null) return record(toleranceTexts.finite);
  if (reportedValue === 0) {
    if (typeof declared === "string") return record(toleranceTexts.absolute);
    return absolute <= maxToleranceOfZero
      ? null
      : record(toleranceTexts.ofZero, { most: maxToleranceOfZero });
  }
  if (absolute === 0 && typeof declared === "string" && /[1-9]/.test(declared))
    return record(toleranceTexts.tooSmall);
  return absolute < Math.abs(reportedValue)
    ? null
    : record(toleranceTexts.tooWide, { value: Math.abs(reportedValue) });
}
