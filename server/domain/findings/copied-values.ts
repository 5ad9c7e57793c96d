import type { Observation } from "../measurement/observation.ts";
import { record, sentences } from "../messages/recorded.ts";
import type { ChangedLiteral } from "./change-literals.ts";
import { findingTexts } from "./finding-texts.ts";
import type { NewFinding } from "./run-finding.ts";
import { isCopyOf, isTelling } from "./telling-numbers.ts";

/** By Claim id and measurementId. */
export type Observations = Record<string, Record<string, Observation>>;

/** Returns the observed numbers that are looked for in the code. */
export function numbersToLookFor(observed: Observations): number[] {
  return [...new Set(measured(observed).map(({ value }) => value))].filter(isTelling);
}

/**
 * Compares what an experiment observed with what it observed after its numbers were changed
 * (docs/rules/frauds.md#changed-numbers): a measurement that became the changed number is a copy of it; one that is gone
 * could not be told; any other was computed, from that number or without it.
 */
export function findCopiedValues(
  observed: Observations,
  afterChange: Observations,
  changes: readonly ChangedLiteral[],
): NewFinding[] {
  return measured(observed).flatMap(({ claimId, measurementId, value }) => {
    if (!isTelling(value)) return [];
    const candidates = changes.filter((change) => isCopyOf(value, change.value));
    const after = afterChange[claimId]?.[measurementId];
    const changed = after ? numberIn(after) : null;
    if (changed === null) {
      const literal = candidates.find(({ harmless }) => !harmless);
      return literal ? [literalValue({ claimId, measurementId, value }, literal)] : [];
    }
    const source = candidates.find((literal) => changed !== value && isCopyOf(changed, literal.changed));
    return source ? [copiedValue({ claimId, measurementId, value }, source)] : [];
  });
}

function copiedValue(
  { claimId, measurementId, value }: MeasuredNumber,
  { path, line, changed }: ChangedLiteral,
): NewFinding {
  const values = { measurement: measurementId, value, place: placeOf({ path, line }), changed };
  const summary = sentences(record(findingTexts.copied, values), record(findingTexts.notComputed));
  return { code: "copied_value", summary, claimId, measurementId, path, line };
}

function literalValue(
  { claimId, measurementId, value }: MeasuredNumber,
  { path, line }: ChangedLiteral,
): NewFinding {
  const values = { measurement: measurementId, value, place: placeOf({ path, line }) };
  const summary = sentences(record(findingTexts.literal, values), record(findingTexts.withoutIt));
  return { code: "literal_value", summary, claimId, measurementId, path, line };
}

function placeOf({ path, line }: Pick<ChangedLiteral, "path" | "line">): string {
  return path === null
    ? record(findingTexts.inCommand)
    : record(findingTexts.inFile, { path, row: line ?? 0 });
}

interface MeasuredNumber {
  claimId: string;
  measurementId: string;
  value: number;
}

function measured(observed: Observations): MeasuredNumber[] {
  return Object.entries(observed).flatMap(([claimId, measurements]) =>
    Object.entries(measurements).flatMap(([measurementId, observation]) => {
      const value = numberIn(observation);
      return value === null ? [] : [{ claimId, measurementId, value }];
    }),
  );
}

/** A bound is a number that can be copied, too. */
function numberIn(observation: Observation): number | null {
  return observation.kind === "number" || observation.kind === "bound" ? observation.value : null;
}
