import type { ExperimentRecord, RunRecord } from "../records.ts";

/** What the Runs of one job may take. */
export interface JobBudget {
  /** The limit of the declared, and of the measured, seconds of all Runs. */
  seconds: number;
  /** The server's limit of one repetition, which wins over what an experiment declares. */
  maxTimeoutSeconds: number;
}

/** Executions that may follow the repetitions of a Run: the second look or the one without data, and the one with changed numbers. */
const looks = 2;

/** Returns the longest that one Run of each experiment may take: the sum of executions times timeout. */
export function declaredRunSeconds(
  experiments: Pick<ExperimentRecord, "definition">[],
  maxTimeoutSeconds: number,
): number {
  return experiments.reduce(
    (sum, { definition: { repetitions, timeoutSeconds } }) =>
      sum + (repetitions + looks) * Math.min(timeoutSeconds, maxTimeoutSeconds),
    0,
  );
}

/**
 * Returns how long the executed Runs took, with the extraction of the code for each repetition, which no timeout
 * bounds. An interrupted Run does not count: it may have been ended long after its worker stopped.
 */
export function measuredRunSeconds(runs: Pick<RunRecord, "state" | "startedAt" | "finishedAt">[]): number {
  const executed = runs.filter(({ state }) => state !== "unknown" && state !== "cancelled");
  const milliseconds = executed.map(({ startedAt, finishedAt }) =>
    startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : 0,
  );
  return milliseconds.reduce((sum, duration) => sum + duration, 0) / 1000;
}
