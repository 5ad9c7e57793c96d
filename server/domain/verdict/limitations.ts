import type { ProtocolComparability } from "../states.ts";
import type { JudgedRun } from "./judged-run.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

/** What a reader of an Assessment should keep in mind, as full sentences. */
export function limitationsOf(measurements: readonly MeasurementVerdict[], run: JudgedRun): string[] {
  return [
    ...aboutTheRun(run),
    ...aboutTheProtocol[run.protocolComparability],
    ...(measurements.length === 0 ? ["The Claim has no measurement that could be judged."] : []),
    ...measurements.flatMap(aboutOne),
  ];
}

function aboutTheRun({ execution, exitCode, repetitions, bitIdenticalRepeat }: JudgedRun): string[] {
  if (execution === "partial") {
    const exit = exitCode === null ? "was ended by a signal" : `exited with ${exitCode}`;
    return [`The Run is partial: its command ${exit}, or did not leave every declared output.`];
  }
  if (execution !== "succeeded") {
    return [`The Run ${ended[execution] ?? "did not finish"}: it says nothing for or against the Claim.`];
  }
  return repetitions === 1 && !bitIdenticalRepeat ? ["The experiment was run once."] : [];
}

const ended: Partial<Record<JudgedRun["execution"], string>> = {
  failed: "failed",
  timedOut: "ran out of time",
  cancelled: "was cancelled",
};

const aboutTheProtocol: Record<ProtocolComparability, string[]> = {
  exact: [],
  minor_difference: ["The environment may differ from the authors' in versions that they did not pin."],
  material_difference: ["The protocol differs from the paper's in a way that may change the result."],
  unknown: ["How close the protocol is to the paper's is not known."],
};

/** A tolerance this wide, as a share of the reported value, lets very different numbers match. */
const wide = 0.5;

function aboutOne(measurement: MeasurementVerdict): string[] {
  const { measurementId, outcome, reason, widenedBy, tolerance, reportedValue } = measurement;
  const notes: string[] = [];
  if (outcome === "unmeasured") notes.push(`${measurementId} was not measured. ${reason ?? ""}`.trim());
  if (widenedBy > 0) {
    notes.push(
      `${measurementId} is compared with the 95 % prediction interval of ${widenedBy} repetitions (± ${tolerance}).`,
    );
  }
  if (tolerance !== null && reportedValue !== null && tolerance > wide * Math.abs(reportedValue)) {
    notes.push(`${measurementId} has a tolerance of more than half of its reported value (± ${tolerance}).`);
  }
  return notes;
}
