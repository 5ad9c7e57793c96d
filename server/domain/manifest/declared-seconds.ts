/** The longest that all experiments of a manifest may declare: a week, as the schema's longest single timeout. */
export const maxDeclaredSeconds = 604_800;

/**
 * What the experiments of a repository share that nobody declared limits or Claims of. A third of what a job may take by
 * default, so that what follows them to look for frauds fits as well.
 */
export const sharedSeconds = 7200;

interface DeclaredWork {
  experiments: readonly { timeoutSeconds: number; repetitions: number }[];
}

/** Returns how long a manifest's experiments may run in all: the sum of timeout times repetitions, in seconds. */
export function declaredSeconds({ experiments }: DeclaredWork): number {
  return experiments.reduce((sum, { timeoutSeconds, repetitions }) => sum + timeoutSeconds * repetitions, 0);
}
