import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import { absoluteTolerance, toleranceOf, toleranceProblem } from "../measurement/tolerance.ts";
import type { SchemaProblem } from "./check-schema.ts";
import type { RawMeasurement } from "./raw-manifest.ts";

/** Checks that the reported number and the tolerance can be read and that the two can be compared. */
export function* checkNumbers(
  { reported, tolerance, comparator = "~=" }: RawMeasurement,
  path: (string | number)[],
): Generator<SchemaProblem> {
  if (reported === undefined) return;
  const printed = parsePrintedNumber(reported);
  if (!printed) {
    yield {
      path: [...path, "reported"],
      message:
        `"${reported}" is not a number that can be read. Write it like "4.74", "-1.5e-3", "1,234.5" or ` +
        '"12.3 ± 0.4", neither too large nor too small for double precision.',
    };
    return;
  }
  const problem = tolerance === undefined ? null : toleranceProblem(tolerance, printed.value);
  if (problem !== null) {
    yield { path: [...path, "tolerance"], message: problem };
    return;
  }
  const declared = tolerance === undefined ? null : absoluteTolerance(tolerance, printed.value);
  if (!isComparable(printed, toleranceOf(comparator, printed, declared))) {
    yield {
      path: [...path, "reported"],
      message:
        "has more digits than double precision can compare, so that no Run can show all of them: leave this " +
        "measurement out.",
    };
  }
}

/** Digits beyond double precision must not be reported as reproduced: the tolerance of a match has to cover them. */
function isComparable({ exact, value }: PrintedNumber, tolerance: number): boolean {
  return exact || tolerance >= Math.abs(value) * Number.EPSILON;
}
