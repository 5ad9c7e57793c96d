import type { Run } from "../__generated__/types.ts";
import { AttestationError } from "./errors.ts";
import type { VerifiedStatement } from "./verify-attestation.ts";

/**
 * What a Run shows of its measurements is a copy of what was signed of its Assessments, and must be equal to it. Without
 * signed measurements there is nothing that it could be a copy of.
 *
 * @throws AttestationError `other_verdict` that names the first measurement that is another.
 */
export function verifyMeasurements(run: Run, statements: readonly VerifiedStatement[]): void {
  const signed = statements.flatMap(({ statement: { predicate } }) =>
    Array.isArray(predicate.measurements) ? (predicate.measurements as Measurement[]) : [],
  );
  if (signed.length === 0) return;
  for (const shown of run.measurements) {
    const isOriginal = (measurement: Measurement) =>
      copied.every((name) => measurement[name] === undefined || isCopy(shown[name], measurement[name]));
    if (!signed.some(isOriginal))
      throw new AttestationError(
        "other_verdict",
        `The measurement ${shown.measurementId} of ${run.id} is not as it was signed`,
      );
  }
}

type Measurement = Readonly<Record<string, unknown>>;

const copied = [
  ...(["measurementId", "metric", "comparator", "unit", "tolerance", "outcome"] as const),
  ...(["reportedValue", "observedValue", "observedValues", "absoluteDifference"] as const),
];

/** Signed numbers are texts. */
function isCopy(shown: unknown, signed: unknown): boolean {
  if (Array.isArray(shown) && Array.isArray(signed))
    return shown.length === signed.length && shown.every((item, index) => isCopy(item, signed[index]));
  if (typeof shown === "number") return typeof signed === "string" && Number(signed) === shown;
  return (shown ?? null) === signed;
}
