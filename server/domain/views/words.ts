import type {
  AssessmentConclusion,
  EvidenceState,
  ExecutionState,
  MeasurementOutcome,
} from "../../__generated__/enumerations.ts";

// The words that people read, on pages, in the badge and on a terminal (docs/rules/states.md#shown-words). The deprecated
// combined states are never among them.

/** The state of a Claim. */
export const claimWords: Record<EvidenceState, string> = {
  supported: "supported",
  challenged: "challenged",
  contradicted: "contradicted",
  mixed: "mixed",
  inconclusive: "inconclusive",
  notAssessed: "not assessed",
};

/** What an Assessment makes of its Claim: the word of the Claim that has this Assessment alone. */
export const claimStates: Record<AssessmentConclusion, EvidenceState> = {
  supports: "supported",
  challenges: "challenged",
  contradicts: "contradicted",
  inconclusive: "inconclusive",
};

export const outcomeWords: Record<MeasurementOutcome, string> = {
  match: "match",
  near: "near",
  mismatch: "mismatch",
  unmeasured: "not compared",
};

/** How an execution ended. It says nothing about a Claim: no word here is one of a verdict. */
export const executionWords: Record<ExecutionState, string> = {
  queued: "queued",
  running: "running",
  succeeded: "finished, exit 0",
  partial: "finished in part",
  failed: "failed",
  timedOut: "out of time",
  cancelled: "interrupted",
  unknown: "interrupted",
};
