import { canonicalJson } from "../digest.ts";
import { record } from "../messages/recorded.ts";
import type { Observations } from "./copied-values.ts";
import { findingTexts } from "./finding-texts.ts";
import type { NewFinding } from "./run-finding.ts";

interface SeededRepetition {
  seed?: number | null;
  outputs: { path: string; digest: string }[];
  observations: Observations;
}

/** Finds that repetitions with different seeds left the same, bit for bit: they are one repetition. */
export function findIgnoredSeed(repetitions: readonly SeededRepetition[]): NewFinding[] {
  const seeds = new Set(repetitions.flatMap(({ seed }) => (typeof seed === "number" ? [seed] : [])));
  const results = new Set(
    repetitions.map(({ outputs, observations }) =>
      canonicalJson({ observations, outputs: outputs.map(({ path, digest }) => `${path} ${digest}`).sort() }),
    ),
  );
  if (seeds.size < 2 || results.size !== 1) return [];
  const summary = record(findingTexts.seedIgnored, { count: seeds.size });
  return [{ code: "seed_ignored", summary, claimId: null, measurementId: null, path: null, line: null }];
}
