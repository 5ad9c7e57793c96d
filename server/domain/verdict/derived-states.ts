import type {
  AssessmentConclusion,
  EvidenceState,
  ExecutionState,
  VerificationState,
} from "../../__generated__/enumerations.ts";

/** The number of current Assessments by conclusion (docs/rules/verdict.md#evidence-state). */
export type AssessmentCounts = Record<AssessmentConclusion, number>;

export function countConclusions(conclusions: Iterable<AssessmentConclusion>): AssessmentCounts {
  const counts = { supports: 0, challenges: 0, contradicts: 0, inconclusive: 0 };
  for (const conclusion of conclusions) counts[conclusion] += 1;
  return counts;
}

/**
 * Derives a Claim's evidence state from the current Assessments of its current version
 * (docs/rules/verdict.md#evidence-state).
 */
export function claimEvidenceState(counts: AssessmentCounts): EvidenceState {
  const { supports, challenges, contradicts, inconclusive } = counts;
  if (supports > 0) return challenges + contradicts > 0 ? "mixed" : "supported";
  if (contradicts > 0) return "contradicted";
  if (challenges > 0) return "challenged";
  return inconclusive > 0 ? "inconclusive" : "notAssessed";
}

/**
 * Derives a Run's conclusion from the Assessments of all its Claims; null without an Assessment. It is never better
 * than the least favourable one: ten supported Claims do not hide one that is not.
 */
export function runConclusion(counts: AssessmentCounts): AssessmentConclusion | null {
  if (counts.contradicts > 0 && counts.supports + counts.challenges === 0) return "contradicts";
  if (counts.contradicts + counts.challenges > 0) return "challenges";
  if (counts.inconclusive > 0) return "inconclusive";
  return counts.supports > 0 ? "supports" : null;
}

/** Derives the deprecated `Run.state`. */
export function legacyRunState(
  execution: ExecutionState,
  conclusion: AssessmentConclusion | null,
): VerificationState {
  switch (execution) {
    case "timedOut":
      return "timed_out";
    case "unknown":
      return "review_required";
    case "succeeded":
      return conclusion === null ? "unverified" : legacyOfConclusion[conclusion];
    case "partial":
      return conclusion === "inconclusive" ? "inconclusive" : "review_required";
    default:
      return execution;
  }
}

/** Derives the deprecated `Claim.verification`; `latestRun` is the legacy state of the Claim's latest Run, or null. */
export function legacyClaimVerification(
  evidence: EvidenceState,
  latestRun: VerificationState | null,
): VerificationState {
  return evidence === "notAssessed" ? (latestRun ?? "unverified") : legacyOfEvidence[evidence];
}

const legacyOfConclusion: Record<AssessmentConclusion, VerificationState> = {
  supports: "verified",
  contradicts: "failed",
  challenges: "review_required",
  inconclusive: "inconclusive",
};

const legacyOfEvidence: Record<Exclude<EvidenceState, "notAssessed">, VerificationState> = {
  supported: "verified",
  contradicted: "failed",
  challenged: "review_required",
  mixed: "review_required",
  inconclusive: "inconclusive",
};
