import type { ClaimRecord } from "../records.ts";
import { judgeMeasurement, type MeasurementVerdict } from "./measurement-verdict.ts";
import type { RunArtifact } from "./run-artifact.ts";

const notObserved = { kind: "none" as const, reason: "Nothing was observed." };

/** Judges each measurement of a Claim by the observations of a Run. */
export function judgeMeasurements(
  { id, expectations }: ClaimRecord,
  { repetitions }: RunArtifact,
): MeasurementVerdict[] {
  return expectations.map((expectation) =>
    judgeMeasurement(
      expectation,
      repetitions.map(({ observations }) => observations[id]?.[expectation.measurementId] ?? notObserved),
    ),
  );
}
