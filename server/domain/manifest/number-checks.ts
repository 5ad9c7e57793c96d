import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import { absoluteTolerance, toleranceOf, toleranceProblem } from "../measurement/tolerance.ts";
import { record, sentences } from "../messages/recorded.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { numberProblemTexts } from "./number-problem-texts.ts";
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
      message: sentences(
        record(numberProblemTexts.notANumber, { text: reported }),
        record(numberProblemTexts.writeNumber),
      ),
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
      message: record(numberProblemTexts.tooManyDigits),
    };
  }
}

/** Digits beyond double precision must not be reported as reproduced: the tolerance of a match has to cover them. */
function isComparable({ exact, value }: PrintedNumber, tolerance: number): boolean {
  return exact || tolerance >= Math.abs(value) * Number.EPSILON;
}
