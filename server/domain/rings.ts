import type { AssessmentConclusion, AssessorKind, ExecutionState } from "./states.ts";

/** The deprecated `verification.rings` of a repository. */
export interface Rings {
  run: boolean;
  match: boolean;
  repeat: boolean;
  institutionVerified: boolean;
}

export interface RingAssessment {
  claimId: string;
  runId: string;
  conclusion: AssessmentConclusion;
  assessorKind: AssessorKind;
}

/**
 * Rings of a repository from the states of its Runs and its current Assessments. `repeat` wants two Runs that
 * support the same Claim: two Claims that held once each are not a repeat.
 */
export function ringsOf(runs: Iterable<ExecutionState>, assessments: Iterable<RingAssessment>): Rings {
  const supportingRuns = new Map<string, Set<string>>();
  let institutionVerified = false;
  for (const { claimId, runId, conclusion, assessorKind } of assessments) {
    if (conclusion !== "supports") continue;
    supportingRuns.set(claimId, (supportingRuns.get(claimId) ?? new Set()).add(runId));
    institutionVerified ||= assessorKind === "institution";
  }
  return {
    run: [...runs].includes("succeeded"),
    match: supportingRuns.size > 0,
    repeat: [...supportingRuns.values()].some((ofClaim) => ofClaim.size > 1),
    institutionVerified,
  };
}
