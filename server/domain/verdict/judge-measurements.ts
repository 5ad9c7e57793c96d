import type { ClaimRecord } from "../records.ts";
import { judgeMeasurement, type MeasurementVerdict } from "./measurement-verdict.ts";
import type { RunArtifact } from "./run-artifact.ts";

const unseen = { kind: "none" as const, reason: "Nothing was observed." };

/** How each measurement of a Claim came out in a Run, judged from what the Run left. */
export function judgeMeasurements(
  { id, expectations }: ClaimRecord,
  { repetitions }: RunArtifact,
): MeasurementVerdict[] {
  return expectations.map((expectation) =>
    judgeMeasurement(
      expectation,
      repetitions.map(({ observations }) => observations[id]?.[expectation.measurementId] ?? unseen),
    ),
  );
}
