import type { Comparator } from "../../__generated__/enumerations.ts";
import type { PrintedNumber } from "./printed-number.ts";

/**
 * Returns the absolute tolerance t of a measurement: the declared one (absolute), else the printed uncertainty, else
 * half a unit in the last printed digit; for `=` it is 0 unless declared (docs/rules/verdict.md#tolerance).
 */
export function toleranceOf(comparator: Comparator, printed: PrintedNumber, declared: number | null): number {
  if (declared !== null) return declared;
  return comparator === "=" ? 0 : (printed.uncertainty ?? printed.halfUnit);
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
