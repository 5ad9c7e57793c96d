/** The seeds that an experiment declares: one for each repetition, one for the first, or none. */
export interface DeclaredSeeds {
  seed: number | null;
  seeds?: number[];
}

/**
 * Returns the seed of a repetition (0-based); null without one. Where one seed is declared, the first repetition gets it
 * and each later one the next number: repetitions with equal seeds would say nothing about the scatter.
 */
export function seedOfRepetition({ seed, seeds = [] }: DeclaredSeeds, index: number): number | null {
  if (seeds.length > 0) return seeds[index] ?? null;
  return seed === null ? null : (seed + index) % (Number.MAX_SAFE_INTEGER + 1);
}

/** Returns a seed that no repetition was given; null where the experiment has none. */
export function unusedSeed(declared: DeclaredSeeds, repetitions: number): number | null {
  const used = new Set(Array.from({ length: repetitions }, (_, index) => seedOfRepetition(declared, index)));
  let seed = seedOfRepetition(declared, 0);
  while (seed !== null && used.has(seed)) seed = (seed + 1) % (Number.MAX_SAFE_INTEGER + 1);
  return seed;
}
