import type { NumberExpectation } from "../measurement/expectation.ts";
import { shownNumber } from "../measurement/shown-number.ts";

/** The largest ratio of a declared tolerance to the reported value that is judged by. */
const maxDeclaredRatio = 0.2;

/**
 * Returns why nothing can be judged by an expectation, whatever was observed (docs/rules/verdict.md#tolerance); null
 * where it can.
 */
export function unusableExpectation(expected: NumberExpectation): string | null {
  const { reportedValue, tolerance, declaredTolerance, printed } = expected;
  if (reportedValue === null || !Number.isFinite(reportedValue))
    return "The paper reports no number for this measurement.";
  if (!Number.isFinite(tolerance) || tolerance < 0) return "The tolerance is not a number that can be used.";
  const size = Math.abs(reportedValue);
  if (size > Number.MAX_SAFE_INTEGER && tolerance < size * Number.EPSILON)
    return "Double precision cannot tell this integer from its neighbours: give a tolerance.";
  if (printed === null)
    return "The number was not looked for in the paper, because its Claim is from an earlier version of this service: submit the paper again.";
  if (printed.source === "not_found") return `The paper's text does not print ${printed.text}.`;
  if (
    declaredTolerance !== null &&
    declaredTolerance > tolerance &&
    declaredTolerance > maxDeclaredRatio * size
  ) {
    return `The manifest's tolerance of ± ${shownNumber(declaredTolerance)} is more than 20 % of the reported value: nothing is judged by it.`;
  }
  return null;
}
