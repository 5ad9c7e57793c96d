import { canonicalJson } from "../digest.ts";
import type { ObservedRepetition } from "./run-artifact.ts";

export interface IndependentRepetitions {
  /** The repetitions that count, in order. */
  repetitions: ObservedRepetition[];
  /** Whether there are two or more and all left bit-identical outputs. */
  deterministic: boolean;
}

/**
 * Returns the repetitions that count for a Claim (docs/rules/verdict.md#repetitions): those with equal seeds that left
 * bit-identical outputs are one, and so are all of them where all left the same, whatever their seeds.
 */
export function independentRepetitions(
  claimId: string,
  repetitions: readonly ObservedRepetition[],
): IndependentRepetitions {
  const identities = repetitions.map((repetition) => outputIdentity(claimId, repetition));
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
function outputIdentity(claimId: string, { outputs, observations }: ObservedRepetition): string {
  const files = outputs.map(({ path, digest }) => `${path} ${digest}`).sort();
  return canonicalJson([files, observations[claimId] ?? {}]);
}
