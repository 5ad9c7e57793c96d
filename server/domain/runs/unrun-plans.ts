import type { ClaimRecord, ExperimentRecord, RunRecord } from "../records.ts";

export interface RunPlan {
  experiment: ExperimentRecord;
  claims: ClaimRecord[];
}

type PlannedRun = Pick<
  RunRecord,
  "state" | "artifact" | "experimentVersionId" | "claimIds" | "claimVersionIds"
>;

/**
 * Returns the plans that no Run has executed or will: those with an experiment version, or the version of a Claim, that
 * no Run which ended by itself or is still to come was for. A plan without Claims needs one Run of its experiment
 * version.
 */
export function unrunPlans(plans: RunPlan[], runs: PlannedRun[]): RunPlan[] {
  return plans.filter(({ experiment, claims }) => {
    const own = runs.filter((run) => run.experimentVersionId === experiment.versionId && counts(run));
    if (claims.length === 0) return own.length === 0;
    return !claims.every((claim) => own.some((run) => isFor(run, claim)));
  });
}

/** A Run without an artifact that is over was cut short: it says nothing. */
function counts({ state, artifact }: PlannedRun): boolean {
  return state === "queued" || state === "running" || artifact !== null;
}

function isFor({ claimIds, claimVersionIds }: PlannedRun, { id, versionId }: ClaimRecord): boolean {
  const index = claimIds.indexOf(id);
  return index >= 0 && (claimVersionIds?.[index] ?? versionId) === versionId;
}
