import type { ExecutionState, ProtocolComparability } from "../../__generated__/enumerations.ts";
import { shownNumber } from "../measurement/shown-number.ts";
import { minIntervalValues } from "./equivalence.ts";
import type { JudgedRun } from "./judged-run.ts";
import { comparesFilesAlone, type MeasurementVerdict, wideRatio } from "./measurement-verdict.ts";
import type { SecondLookComparison } from "./second-look.ts";
import { comparesOtherNumbers, type StatementNumbers } from "./statement-numbers.ts";

/** Returns the limitations of an Assessment as full sentences, each once. */
export function limitationsOf(
  measurements: readonly MeasurementVerdict[],
  run: JudgedRun,
  stated: StatementNumbers,
): string[] {
  return [
    ...runLimitations(run),
    ...protocolLimitations[run.protocolComparability],
    ...(run.resolver === undefined ? [] : [`Versions that nobody pinned were chosen by ${run.resolver}.`]),
    ...steppedOverLimitations(run),
    ...inferredLimitations(run.inferredPackages),
    ...run.findings.map(({ summary }) => summary),
    ...secondLookLimitations(measurements, run.secondLook),
    ...(measurements.length === 0 ? ["The Claim has no measurement that could be judged."] : []),
    ...statementLimitations(measurements, stated),
    ...unmeasuredLimitations(measurements),
    ...measurements.flatMap(numberLimitations),
  ];
}

function runLimitations(run: JudgedRun): string[] {
  const { execution, exitCode, failure, independentRepetitions, deterministic } = run;
  const why = failure === null ? [] : [failure];
  if (execution === "partial") {
    const exit = exitCode === null ? "was ended by a signal" : `exited with ${exitCode}`;
    return [`The Run is partial: its command ${exit}, or did not leave every declared output.`, ...why];
  }
  if (execution !== "succeeded") {
    return [`The Run ${endDescriptions[execution]}: it says nothing for or against the Claim.`, ...why];
  }
  if (deterministic) return ["The experiment is deterministic: its repetitions left the same bytes."];
  if (independentRepetitions >= minIntervalValues) return [];
  return [
    `The experiment was run ${independentRepetitions === 1 ? "once" : "twice"}: its scatter is not known.`,
  ];
}

const endDescriptions: Record<Exclude<ExecutionState, "succeeded" | "partial">, string> = {
  queued: "did not finish",
  running: "did not finish",
  unknown: "did not finish",
  failed: "failed",
  timedOut: "ran out of time",
  cancelled: "was cancelled",
};

function steppedOverLimitations({ steppedOver = [] }: JudgedRun): string[] {
  if (steppedOver.length === 0) return [];
  return ["The experiment failed as it is, and was run again with its surroundings changed.", ...steppedOver];
}

const protocolLimitations: Record<ProtocolComparability, string[]> = {
  exact: [],
  minor_difference: ["The environment may differ from the authors' in versions that they did not pin."],
  material_difference: ["The protocol differs from the paper's in a way that may change the result."],
  unknown: ["How close the protocol is to the paper's is not known."],
};

const maxNamedPackages = 10;

function inferredLimitations(packages: readonly string[]): string[] {
  if (packages.length === 0) return [];
  const more = packages.length > maxNamedPackages ? ", …" : "";
  const names = packages.slice(0, maxNamedPackages).join(", ");
  return [`Nobody declared these packages; they were found in the code: ${names}${more}.`];
}

function secondLookLimitations(
  measurements: readonly MeasurementVerdict[],
  look: SecondLookComparison | null,
): string[] {
  const hasMismatch = measurements.some(({ outcome }) => outcome === "mismatch");
  // A Claim that all speaks for may share its Run with one that was looked at again.
  if (!hasMismatch && look?.agrees !== false) return [];
  if (look === null) return ["The experiment was not run under other conditions."];
  const conditions = Object.entries(look.conditions).map(([name, value]) => `${name}=${value}`);
  const under = `under other conditions (${conditions.join(", ")})`;
  if (look.agrees === null) return [`The experiment left nothing to compare ${under}.`];
  const scatter =
    look.uncertain.length === 0
      ? ""
      : "; the scatter of the values may explain it, more repetitions would tell";
  if (look.agrees) {
    return [`The experiment was run again ${under}, with the same outcome${scatter}.`];
  }
  const names = [...look.recovered, ...look.moved].join(", ");
  return [
    `Numerically sensitive: the experiment was run again ${under}, and ${names} came out differently${scatter}.`,
  ];
}

function statementLimitations(
  measurements: readonly MeasurementVerdict[],
  stated: StatementNumbers,
): string[] {
  if (comparesFilesAlone(measurements))
    return ["Files were compared by their digests: no number of the statement was."];
  if (!comparesOtherNumbers(measurements, stated)) return [];
  const named = stated.results.slice(0, maxNamedNumbers).join(", ");
  return [`None of the statement's own numbers (${named}) was compared, but others that the paper prints.`];
}

const maxNamedNumbers = 5;

/** A reason that holds for several measurements is said once. */
function unmeasuredLimitations(measurements: readonly MeasurementVerdict[]): string[] {
  const unmeasured = measurements.filter(({ outcome }) => outcome === "unmeasured");
  const byReason = Map.groupBy(unmeasured, ({ reason }) => reason ?? "");
  return [...byReason].map(([reason, same]) => {
    const names = same.map(({ measurementId }) => measurementId).join(", ");
    return `${names} ${same.length === 1 ? "was" : "were"} not compared. ${reason}`.trim();
  });
}

/** A declared tolerance from this ratio of the reported value on is said to be the author's. */
const saidDeclaredRatio = 0.05;

function numberLimitations(measurement: MeasurementVerdict): string[] {
  const { measurementId, outcome, tolerance, declaredTolerance, reportedValue, printed } = measurement;
  if (outcome === "unmeasured" || tolerance === null || reportedValue === null) return [];
  const size = Math.abs(reportedValue);
  const notes: string[] = [];
  if (
    declaredTolerance !== null &&
    declaredTolerance > tolerance &&
    declaredTolerance >= saidDeclaredRatio * size
  )
    notes.push(
      `${measurementId} is compared within ± ${shownNumber(declaredTolerance)}, chosen by the author.`,
    );
  if (tolerance > wideRatio * size)
    notes.push(`${measurementId} is printed to ± ${shownNumber(tolerance)}, more than 20 % of its value.`);
  if (printed?.source === "figure")
    notes.push(`${measurementId} was read from a figure, says the manifest: the text does not print it.`);
  if (printed?.source === "no_text")
    notes.push(`${measurementId} was not found in the paper, of which not every page has text.`);
  return notes;
}
