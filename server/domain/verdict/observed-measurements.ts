import type { Diagnostic, Measurement } from "../../__generated__/types.ts";
import { readsFile } from "../measurement/source-files.ts";
import type { ClaimRecord, EvidenceRecord } from "../records.ts";
import { legacyMeasurementVerification, type MeasurementVerdict } from "./measurement-verdict.ts";

/**
 * Fills in a Claim's measurements for a Run: the observed value, its comparison and the ids of the evidence. `failure` is
 * why the Run did not succeed.
 */
export function observedMeasurements(
  { measurements, expectations }: ClaimRecord,
  verdicts: MeasurementVerdict[],
  evidence: EvidenceRecord[],
  failure: Diagnostic | null,
): Measurement[] {
  return measurements.map((planned) => {
    const verdict = verdicts.find(({ measurementId }) => measurementId === planned.measurementId);
    const expected = expectations.find(({ measurementId }) => measurementId === planned.measurementId);
    if (!verdict || !expected) return planned;
    const { observedValue, observedValues, interval, absoluteDifference, tolerance, outcome, reason } =
      verdict;
    const { observedUncertainty } = verdict;
    const files = evidence.filter(({ sourcePath }) => readsFile(expected.from, sourcePath));
    return {
      ...planned,
      observedValue,
      observedValues,
      ...(observedUncertainty !== null && { observedUncertainty }),
      interval,
      absoluteDifference,
      tolerance,
      outcome,
      verification: legacyMeasurementVerification(outcome),
      reason,
      // Of what was not observed, it is the cause.
      diagnostic: observedValue === null ? failure : null,
      evidenceIds: files.map(({ id }) => id),
    };
  });
}
