import type { MeasurementOutcome, VerificationState } from "../__generated__/enumerations.ts";
import type { Measurement } from "../__generated__/types.ts";
import type { ClaimRecord } from "../domain/records.ts";

type Expectation = ClaimRecord["expectations"][number];

/** Fills in the members that measurements have had since the second rules of the verdict. */
export function completeMeasurement(stored: Measurement): Measurement {
  if (stored.outcome !== undefined) return stored;
  const { verification, observedValue, reason } = stored;
  return {
    ...stored,
    printed: null,
    observedValues: observedValue === null ? [] : [observedValue],
    interval: null,
    declaredTolerance: null,
    // A value that was near had a reason; one that matched had none.
    outcome: verification === "verified" && reason !== null ? "near" : (outcomes[verification] ?? null),
  };
}

/** Fills in the members that expectations have had since the second rules of the verdict. */
export function completeExpectation(stored: Expectation): Expectation {
  if ("sha256" in stored || stored.printed !== undefined) return stored;
  return { ...stored, declaredTolerance: null, printed: null };
}

const outcomes: Partial<Record<VerificationState, MeasurementOutcome>> = {
  verified: "match",
  failed: "mismatch",
  inconclusive: "unmeasured",
};
