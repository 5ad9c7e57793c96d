import type { RepetitionRecord } from "./run-artifact.ts";

export interface IndependentRepetitions {
  /** The repetitions that count, in order. */
  repetitions: RepetitionRecord[];
  /** Whether there are two or more and all left bit-identical outputs. */
  deterministic: boolean;
}

/**
 * Returns the repetitions that count (docs/rules/verdict.md#repetitions): those with equal seeds that left
 * bit-identical outputs are one, and so are all of them where all left the same, whatever their seeds.
 */
export function independentRepetitions(repetitions: readonly RepetitionRecord[]): IndependentRepetitions {
  const identities = repetitions.map(outputIdentity);
  const deterministic = repetitions.length > 1 && new Set(identities).size === 1;
  if (deterministic) return { repetitions: repetitions.slice(0, 1), deterministic };
  const firstIndexes = new Map<string, number>();
  for (const [index, { seed = null }] of repetitions.entries()) {
    const key = `${seed} ${identities[index]}`;
    if (!firstIndexes.has(key)) firstIndexes.set(key, index);
  }
  return { repetitions: [...firstIndexes.values()].map((index) => repetitions[index]!), deterministic };
}

/** What an execution left, as text: its files by digest, and what was observed, which may be from its standard output. */
function outputIdentity(repetition: RepetitionRecord): string {
  return JSON.stringify([fileIdentity(repetition), repetition.observations]);
}

/** Returns whether two executions left bit-identical files; false where they left none. */
export function hasSameOutputs(left: RepetitionRecord, right: RepetitionRecord): boolean {
  return left.outputs.length > 0 && fileIdentity(left) === fileIdentity(right);
}

function fileIdentity({ outputs }: RepetitionRecord): string {
  return outputs
    .map(({ path, digest }) => `${path} ${digest}`)
    .sort()
    .join("\n");
}
