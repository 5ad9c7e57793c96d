import type { ExecutionState, ProtocolComparability } from "../../__generated__/enumerations.ts";
import type { JudgedRun } from "./judged-run.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

/** Returns the limitations of an Assessment as full sentences. */
export function limitationsOf(measurements: readonly MeasurementVerdict[], run: JudgedRun): string[] {
  return [
    ...runLimitations(run),
    ...protocolLimitations[run.protocolComparability],
    ...(measurements.length === 0 ? ["The Claim has no measurement that could be judged."] : []),
    ...measurements.flatMap(measurementLimitations),
  ];
}

function runLimitations({ execution, exitCode, repetitions, bitIdenticalRepeat }: JudgedRun): string[] {
  if (execution === "partial") {
    const exit = exitCode === null ? "was endDescriptions by a signal" : `exited with ${exitCode}`;
    return [`The Run is partial: its command ${exit}, or did not leave every declared output.`];
  }
  if (execution !== "succeeded") {
    return [`The Run ${endDescriptions[execution]}: it says nothing for or against the Claim.`];
  }
  return repetitions === 1 && !bitIdenticalRepeat ? ["The experiment was run once."] : [];
}

const endDescriptions: Record<Exclude<ExecutionState, "succeeded" | "partial">, string> = {
  queued: "did not finish",
  running: "did not finish",
  unknown: "did not finish",
  failed: "failed",
  timedOut: "ran out of time",
  cancelled: "was cancelled",
};

const protocolLimitations: Record<ProtocolComparability, string[]> = {
  exact: [],
  minor_difference: ["The environment may differ from the authors' in versions that they did not pin."],
  material_difference: ["The protocol differs from the paper's in a way that may change the result."],
  unknown: ["How close the protocol is to the paper's is not known."],
};

/** A tolerance above this ratio of the reported value makes very different numbers match. */
const wideToleranceRatio = 0.5;

function measurementLimitations(measurement: MeasurementVerdict): string[] {
  const { measurementId, outcome, reason, widenedBy, tolerance, reportedValue } = measurement;
  const notes: string[] = [];
  if (outcome === "unmeasured") notes.push(`${measurementId} was not measured. ${reason ?? ""}`.trim());
  if (widenedBy > 0) {
    notes.push(
      `${measurementId} is compared with the 95 % prediction interval of ${widenedBy} repetitions (± ${tolerance}).`,
    );
  }
  if (
    tolerance !== null &&
    reportedValue !== null &&
    tolerance > wideToleranceRatio * Math.abs(reportedValue)
  ) {
    notes.push(`${measurementId} has a tolerance of more than half of its reported value (± ${tolerance}).`);
  }
  return notes;
}
