import type {
  AssessmentConclusion,
  CodeLicense,
  Confidence,
  EvidenceKind,
  EvidenceState,
  ExecutionState,
  JobState,
  PaperLicense,
  PipelineStage,
  ProcessingEventType,
  VerificationState,
  Visibility,
} from "../__generated__/enumerations.ts";
import type {
  Assessment,
  ClaimOrigin,
  Diagnostic,
  Environment,
  LogItem,
  Measurement,
  Plan,
  Readme,
} from "../__generated__/types.ts";
import type { Expectation } from "./measurement/expectation.ts";
import type { ObservedSources } from "./measurement/observe-sources.ts";

/** The authenticated caller. `id` is a user's id; an API key acts for its user. */
export interface Principal {
  type: "human" | "api_key";
  id: string;
  username: string;
  /** The namespaces that the principal may read and submit to: its own and its organizations'. */
  namespaces: string[];
}

/** Records of the store. Times are ISO 8601 in UTC with milliseconds, sizes are bytes. */
export interface RepositoryRecord {
  id: string;
  owner: string;
  slug: string;
  title: string;
  description: string;
  visibility: Visibility;
  authors: string[];
  subjects: string[];
  topics: string[];
  /** Of the PDF; null, like its size and text, where the licence lets the service keep the metadata alone. */
  paperDigest: string | null;
  paperByteSize: number | null;
  paperTextDigest: string | null;
  pageCount: number | null;
  /** The title in the PDF's metadata. */
  paperTitle: string | null;
  /** The identifier on the preprint server, one for all versions; null where the paper was uploaded or linked. */
  preprintId: string | null;
  paperLicense: PaperLicense;
  /** The address of the licence, as the preprint server names it; null where nobody did. */
  paperLicenseUrl: string | null;
  codeLicense: CodeLicense;
  githubUrl: string | null;
  sourceUrl: string | null;
  sourceCommit: string | null;
  sourceDigest: string | null;
  readme: Readme | null;
  headId: string;
  /** The id of the repository that this is a fork of. */
  forkedFrom: string | null;
  /** When and why its owner withdrew it; null while it stands. */
  withdrawnAt: string | null;
  withdrawalReason: string | null;
  submittedBy: string;
  createdAt: string;
  updatedAt: string;
}

/** A version of a repository; `manifest` is the canonical JSON of a VersionManifest, `digest` its digest. */
export interface VersionRecord {
  digest: string;
  repositoryId: string;
  parent: string | null;
  manifest: string;
  createdAt: string;
}

/** An account's reaction to a target: the id of a repository or, for `user_follow`, of a user. */
export interface ReactionRecord {
  kind: "star" | "request" | "repository_follow" | "user_follow";
  targetId: string;
  accountId: string;
}

export interface CommunityCounts {
  stars: number;
  requests: number;
  followers: number;
}

export interface ExperimentRecord {
  id: string;
  repositoryId: string;
  key: string;
  versionId: string;
  definition: ExperimentDefinition;
  /** Since when the repository's code no longer declares it; absent or null while it does. */
  retiredAt?: string | null;
  createdAt: string;
}

/** What a Run executes; its digest is the `experimentVersionId`. Timeout in seconds, memory in MiB. */
export interface ExperimentDefinition {
  command: string;
  timeoutSeconds: number;
  memoryMiB: number;
  seed: number | null;
  /** The seed of each repetition, where the manifest lists them. Absent in older records. */
  seeds?: number[];
  repetitions: number;
  requires: string[];
  /** The container image that it runs in; absent where none is named, and in older records. */
  image?: string;
  /** The folder that the command runs in; absent for the root, and in older records. */
  workdir?: string;
  /** Variables that the command is given; absent without any, and in older records. */
  env?: Record<string, string>;
  outputs: string[];
  sourceCommit: string;
  sourceDigest: string;
  /** Where that commit was fetched from; no part of the version's digest. Absent in older records. */
  sourceUrl?: string | null;
  /** How sure it is that this is what the authors mean. Absent in older records, which are of our own manifest. */
  confidence?: Confidence;
  /** The file that each member was read from. Absent in older records. */
  sources?: Record<string, string>;
}

export interface ClaimRecord {
  id: string;
  repositoryId: string;
  key: string;
  versionId: string;
  type: string;
  statement: string;
  sourceLocator: string;
  /** Where it was found in the paper; null for a Claim of a manifest. */
  origin: ClaimOrigin | null;
  experimentId: string | null;
  plan: Plan | null;
  measurements: Measurement[];
  /** The expected results that measurements are judged by, frozen with the version. */
  expectations: (Expectation & ObservedSources)[];
  evidenceState: EvidenceState;
  verification: VerificationState;
  /** Since when the repository's code no longer declares it; absent or null while it does. */
  retiredAt?: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface RunRecord {
  id: string;
  repositoryId: string;
  experimentId: string;
  experimentVersionId: string;
  jobId: string;
  /** From 1; incremented for each Run that replaces one that was interrupted. */
  attempt: number;
  /** The id of the Run that took this one's place; null where none did. */
  replacedBy: string | null;
  claimIds: string[];
  /** The versions of these Claims that the Run is judged against, in their order; null in older records. */
  claimVersionIds: string[] | null;
  state: ExecutionState;
  verification: VerificationState;
  conclusion: AssessmentConclusion | null;
  failure: Diagnostic | null;
  measurements: Measurement[];
  agent: Record<string, string>;
  artifact: { digest: string; mediaType: string; byteSize: number } | null;
  environment: Environment | null;
  queuedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  updatedAt: string;
}

export interface LogRecord extends LogItem {
  runId: string;
}

export interface EvidenceRecord {
  id: string;
  repositoryId: string;
  runId: string;
  kind: EvidenceKind;
  digest: string;
  summary: string;
  sourcePath: string;
  mediaType: string | null;
  byteSize: number | null;
  createdAt: string;
}

/** Immutable; `current` changes when a later Assessment supersedes it, and is derived on each read. */
export type AssessmentRecord = Omit<Assessment, "current">;

/** An Assessment with the Claim and the repository that it is about. */
export interface PlacedAssessment {
  claimId: string;
  statement: string;
  repository: Pick<RepositoryRecord, "owner" | "slug" | "title">;
  assessment: AssessmentRecord;
}

export interface AttestationRecord {
  digest: string;
  assessmentId: string;
  repositoryId: string;
  runId: string;
  keyId: string;
  predicateTypes: string[];
  createdAt: string;
}

export interface JobRecord {
  id: string;
  repositoryId: string;
  /** `ingestion` passes through all stages; `run` was requested by POST /api/v1/runs and starts at scheduling. */
  purpose: "ingestion" | "run";
  kind: "research_ingestion";
  state: JobState;
  stage: PipelineStage;
  priority: number;
  requestedByType: "human" | "api_key" | "service";
  requestedById: string;
  /** What a job that looks at the code again is asked for; null where it is the first look, or none. */
  look: NewLook | null;
  /** The failed job that this one goes on with. */
  retryOf: string | null;
  attemptCount: number;
  maxAttempts: number;
  availableAt: string;
  leaseToken: number;
  leaseExpiresAt: string | null;
  result: Record<string, unknown> | null;
  lastError: string | null;
  /** The budget that a blocked job waits for; null where it waits for a sandbox. */
  requiredBudgetSeconds: number | null;
  createdAt: string;
  updatedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** A request to fetch the code again; from where it was last fetched where `githubUrl` is null. */
export interface NewLook {
  githubUrl: string | null;
}

export interface EventRecord {
  jobId: string;
  sequence: number;
  eventType: ProcessingEventType;
  state: JobState;
  stage: PipelineStage;
  payload: Record<string, unknown>;
  recordedAt: string;
  previousEventDigest: string | null;
  eventDigest: string;
}

/**
 * What tells whether a record is shown as it was: all that is shown of it belongs to its repository
 * (docs/decisions/0044-rendered-records.md).
 */
export interface RecordStamp {
  id: string;
  repositoryId: string;
  visibility: Visibility;
  /** The number of changes of the repository with all that belongs to it. */
  changes: number;
}
