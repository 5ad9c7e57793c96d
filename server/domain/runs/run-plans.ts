import { sharedSeconds } from "../manifest/declared-seconds.ts";
import type { ClaimRecord, ExperimentRecord } from "../records.ts";
import type { RunPlan } from "./unrun-plans.ts";

/**
 * Returns what is run of a repository: each experiment that a Claim names. Where none is named, those that were found, in
 * their order, as many as fit into two hours of declared time, and the first in any case: whether the code runs at all is
 * worth knowing of a paper that nobody prepared.
 */
export function runPlans(
  experiments: ExperimentRecord[],
  claims: ClaimRecord[],
  maxTimeoutSeconds: number,
): RunPlan[] {
  const plans = experiments.map((experiment) => ({
    experiment,
    claims: claims.filter(({ experimentId }) => experimentId === experiment.id),
  }));
  const claimed = plans.filter((plan) => plan.claims.length > 0);
  if (claimed.length > 0) return claimed;
  let declared = 0;
  return plans.filter(({ experiment: { definition, retiredAt } }) => {
    if (retiredAt) return false;
    const isFirst = declared === 0;
    declared += definition.repetitions * Math.min(definition.timeoutSeconds, maxTimeoutSeconds);
    return isFirst || declared <= sharedSeconds;
  });
}
