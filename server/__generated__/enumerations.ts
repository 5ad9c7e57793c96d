// Generated from openapi.json by codegen/generate.ts. Do not edit.

/** Who may read: everybody, or the owner and members of the owning organization. */
export const visibilities = ["public", "private"] as const;
export type Visibility = (typeof visibilities)[number];

/** Legacy combined state of execution and verdict. */
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

/** State of a physical execution. */
export const executionStates = ["queued", "running", "succeeded", "failed", "partial", "cancelled", "timedOut", "unknown"] as const;
export type ExecutionState = (typeof executionStates)[number];

/** What a Run's outcome says about a Claim. */
export const assessmentConclusions = ["supports", "challenges", "contradicts", "inconclusive"] as const;
export type AssessmentConclusion = (typeof assessmentConclusions)[number];

/** What the current Assessments of a Claim say together. */
export const evidenceStates = ["supported", "challenged", "contradicted", "mixed", "inconclusive", "notAssessed"] as const;
export type EvidenceState = (typeof evidenceStates)[number];

/** How well the reported values were reproduced. */
export const verificationStatuses = ["reproduced", "approximately_reproduced", "not_reproduced", "inconclusive"] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Confidence in a judgement or in a plan. */
export const confidences = ["high", "medium", "low"] as const;
export type Confidence = (typeof confidences)[number];

/** How close the executed protocol is to the paper's. */
export const protocolComparabilities = ["exact", "minor_difference", "material_difference", "unknown"] as const;
export type ProtocolComparability = (typeof protocolComparabilities)[number];

/** How an Assessment was reached. */
export const assessmentMethods = ["MetricComparison", "DirectionalComparison", "QualitativeReview", "IntegrityOnly"] as const;
export type AssessmentMethod = (typeof assessmentMethods)[number];

/** How observed and reported value are compared. */
export const comparators = [">=", "<=", "=", "~="] as const;
export type Comparator = (typeof comparators)[number];

/** Kind of a stored object. */
export const evidenceKinds = ["metric", "artifact", "log", "checkpoint", "figure"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** How an observed value compares with the reported one. */
export const measurementOutcomes = ["match", "near", "mismatch", "unmeasured"] as const;
export type MeasurementOutcome = (typeof measurementOutcomes)[number];

/**
 * Where the paper prints a reported number: `text` where it was found in the text, `figure` where the manifest says that it was read from a figure, `no_text` where it was not found and a page has no text to search, `not_found` where it does not stand in the text.
 */
export const printedSources = ["text", "figure", "no_text", "not_found"] as const;
export type PrintedSource = (typeof printedSources)[number];

/** What was found that weakens a verdict. */
export const findingCodes = ["no_computation", "copied_value", "literal_value", "committed_output", "seed_ignored", "no_input"] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Where a failure comes from. */
export const diagnosticCategories = ["source", "measurement", "environment", "resource", "timeout", "execution", "unknown"] as const;
export type DiagnosticCategory = (typeof diagnosticCategories)[number];

/** State of a processing job; `blocked` is held back by budget or execution policy. */
export const jobStates = ["queued", "dispatched", "running", "blocked", "completed", "failed", "cancelled"] as const;
export type JobState = (typeof jobStates)[number];

/** Stage of the pipeline. */
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

/** Type of a processing event. */
export const processingEventTypes = [
  "processing.queued",
  "processing.dispatched",
  "processing.stage_started",
  "processing.stage_completed",
  "processing.stage_skipped",
  "processing.retry_scheduled",
  "processing.blocked",
  "processing.unblocked",
  "processing.completed",
  "processing.failed",
  "processing.cancelled",
] as const;
export type ProcessingEventType = (typeof processingEventTypes)[number];

/** What an API key may do: public reads; submissions and interactions; requesting reproductions. */
export const scopes = ["read", "write", "run"] as const;
export type Scope = (typeof scopes)[number];

/** Licence of the paper. */
export const paperLicenses = [
  "CC0-1.0",
  "CC-BY-4.0",
  "CC-BY-SA-4.0",
  "MIT",
  "Apache-2.0",
  "preprint-default",
  "publisher-restricted",
  "unknown",
] as const;
export type PaperLicense = (typeof paperLicenses)[number];

/** Licence of the code. */
export const codeLicenses = [
  "MIT",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MPL-2.0",
  "GPL-3.0-only",
  "no-code",
  "unknown",
] as const;
export type CodeLicense = (typeof codeLicenses)[number];

/**
 * Stable code of an error; it never changes with the language of the message. A 401 is `unauthenticated` where nothing was sent that says who asks, and `invalid_api_key` where a key was sent that is unknown or has ended.
 */
export const errorCodes = [
  "invalid_request",
  "unauthenticated",
  "invalid_api_key",
  "session_required",
  "insufficient_scope",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "payload_too_large",
  "unsupported_media_type",
  "unprocessable",
  "rate_limited",
  "quota_exceeded",
  "license_restricted",
  "upstream_failed",
  "integrity_failed",
  "degraded",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * Who stated a Claim in a form that can be checked: `manifest` its authors, in a manifest of the code repository; `text` was found in the paper's text by rules, `model` by a language model.
 */
export const claimOriginKinds = ["manifest", "text", "model"] as const;
export type ClaimOriginKind = (typeof claimOriginKinds)[number];

/** State of one component. */
export const healthStatuses = ["ok", "failed"] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** What was done with a form of a page. */
export const pageNotices = [
  "looking",
  "retried",
  "job-cancelled",
  "run-cancelled",
  "run-queued",
  "saved",
  "withdrawn",
  "submitted",
  "key-revoked",
  "forked",
  "session-ended",
  "picture-changed",
  "invited",
  "invitation-cancelled",
  "joined",
  "declined",
  "left",
  "mailed",
] as const;
export type PageNotice = (typeof pageNotices)[number];

/** Language of pages, as its BCP 47 tag. */
export const pageLanguages = ["en", "de", "zh-Hans"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** A reaction to a repository, or its end: as `updateStar`, `updateRequest` and `updateFollow` call it. */
export const reactionActions = ["star", "unstar", "request", "withdraw", "follow", "unfollow"] as const;
export type ReactionAction = (typeof reactionActions)[number];

/** A list of the search page. */
export const searchKinds = ["repositories", "claims"] as const;
export type SearchKind = (typeof searchKinds)[number];
