/** The state sets (docs/rules/states.md), as data and as types. */

export const verificationStates = [
  "unverified",
  "queued",
  "running",
  "verified",
  "failed",
  "inconclusive",
  "review_required",
  "cancelled",
  "timed_out",
] as const;
export type VerificationState = (typeof verificationStates)[number];

export const executionStates = [
  "queued",
  "running",
  "succeeded",
  "failed",
  "partial",
  "cancelled",
  "timedOut",
  "unknown",
] as const;
export type ExecutionState = (typeof executionStates)[number];

export const conclusions = ["supports", "challenges", "contradicts", "inconclusive"] as const;
export type AssessmentConclusion = (typeof conclusions)[number];

export const evidenceStates = [
  "supported",
  "challenged",
  "contradicted",
  "mixed",
  "inconclusive",
  "notAssessed",
] as const;
export type ClaimEvidenceState = (typeof evidenceStates)[number];

export const jobStates = [
  "queued",
  "dispatched",
  "running",
  "blocked",
  "completed",
  "failed",
  "cancelled",
] as const;
export type JobState = (typeof jobStates)[number];

export const pipelineStages = [
  "intake",
  "source_discovery",
  "research_compilation",
  "research_import",
  "reproduction_scheduling",
  "reproduction",
  "verification",
  "publishing",
  "completed",
] as const;
export type PipelineStage = (typeof pipelineStages)[number];

export type VerificationStatus =
  | "reproduced"
  | "approximately_reproduced"
  | "not_reproduced"
  | "inconclusive";
export type Confidence = "high" | "medium" | "low";
export type ProtocolComparability = "exact" | "minor_difference" | "material_difference" | "unknown";
export type AssessmentMethod =
  | "MetricComparison"
  | "DirectionalComparison"
  | "QualitativeReview"
  | "IntegrityOnly";
export type Comparator = ">=" | "<=" | "=" | "~=";
export type EvidenceKind = "metric" | "artifact" | "log" | "checkpoint" | "figure";
export type AssessorKind = "service" | "human" | "institution" | "llm";
