import type { Comparator } from "../states.ts";
import type { PrintedNumber } from "./printed-number.ts";

/**
 * The absolute tolerance t of a measurement: the one given (absolute), else the printed uncertainty, else half a
 * unit in the last printed digit; `=` allows nothing unless given (docs/rules/verdict.md#tolerance).
 */
export function toleranceOf(comparator: Comparator, printed: PrintedNumber, given: number | null): number {
  if (given !== null) return given;
  return comparator === "=" ? 0 : (printed.uncertainty ?? printed.halfUnit);
}

/** A tolerance as a manifest gives it, absolute (0.005) or relative to the reported value ("1%"), as an absolute one. */
export function absoluteTolerance(given: number | string, reportedValue: number): number | null {
  const percent = typeof given === "string" ? /^(\d+(?:\.\d+)?)\s?%$/.exec(given)?.[1] : undefined;
  const absolute = percent === undefined ? given : (Number(percent) / 100) * Math.abs(reportedValue);
  return typeof absolute === "number" && Number.isFinite(absolute) && absolute >= 0 ? absolute : null;
}
