import type { Generated } from "kysely";
import type {
  AttestationRecord,
  ClaimRecord,
  EventRecord,
  EvidenceRecord,
  ExperimentRecord,
  JobRecord,
  LogRecord,
  ReactionRecord,
  RepositoryRecord,
  RunRecord,
  VersionRecord,
} from "../../domain/records.ts";

/** The row of a record: members named in `J` hold canonical JSON text. */
type Row<R, J extends keyof R = never> = Omit<R, J> & {
  [K in J]: null extends R[K] ? string | null : string;
};

export interface Tables {
  repositories: Row<RepositoryRecord, "authors" | "subjects" | "topics" | "readme">;
  versions: VersionRecord;
  experiments: Row<ExperimentRecord, "definition">;
  claims: Row<ClaimRecord, "plan" | "measurements" | "expectations" | "origin">;
  /** What experiments and Claims were in earlier versions of their repository; `record` is JSON. */
  experimentVersions: { experimentId: string; versionId: string; record: string };
  claimVersions: { claimId: string; versionId: string; record: string };
  runs: Row<
    RunRecord,
    "claimIds" | "claimVersionIds" | "failure" | "measurements" | "agent" | "artifact" | "environment"
  >;
  runClaims: { runId: string; claimId: string };
  runLogs: LogRecord;
  evidence: EvidenceRecord;
  assessments: AssessmentRow;
  supersessions: { olderDigest: string; newerDigest: string };
  attestations: Row<AttestationRecord, "predicateTypes">;
  jobs: Row<JobRecord, "result" | "look">;
  jobEvents: Row<EventRecord, "payload">;
  idempotencyKeys: IdempotencyRow;
  quotas: { account: string; month: string; used: number };
  repositoryRevisions: { repositoryId: string; changes: number };
  dataRevision: { audience: string; changes: number };
  signingKeys: { keyId: string; publicKeyPem: string; registeredAt: string };
  reactions: ReactionRecord & { createdAt: string };
  reactionCounts: Omit<ReactionRecord, "accountId"> & { count: number };
  namespaces: { slug: string; kind: "user" | "organization"; createdAt: string };
  user: {
    id: string;
    name: string;
    username: string | null;
    email: string;
    image: string | null;
    emailVerified: boolean | number;
  };
  account: { id: string; userId: string };
  avatars: { userId: string; digest: string; createdAt: string };
  organization: { id: string; slug: string; name: string };
  member: { id: string; organizationId: string; userId: string; role: string };
  invitation: { id: string; organizationId: string; role: string | null; status: string };
  mailTokens: MailTokenRow;
  apikey: ApiKeyRow;
}

/** A request that was sent with a key: whose it is, and the answer, once there is one. */
interface IdempotencyRow {
  accountId: string;
  operation: string;
  key: string;
  /** Of the whole request. */
  fingerprint: string;
  /** Of the attempt: one whose lease another attempt took over can keep no answer. */
  token: string;
  leasedUntil: string;
  expiresAt: string;
  answer: string | null;
}

/** What was mailed, by the SHA-256 of its token. Times are in ISO 8601. */
export interface MailTokenRow {
  digest: string;
  userId: string;
  purpose: "reset" | "confirmation";
  expiresAt: string;
}

interface AssessmentRow {
  id: string;
  repositoryId: string;
  claimId: string;
  claimVersionId: string;
  runId: string;
  conclusion: string;
  recordDigest: string;
  record: string;
  createdAt: string;
}

/** The columns of better-auth's table that verifying a key needs. */
interface ApiKeyRow {
  id: Generated<string>;
  name: string | null;
  key: string;
  referenceId: string;
  enabled: number | boolean | null;
  expiresAt: string | Date | number | null;
  lastRequest: string | Date | number | null;
  requestCount: number | null;
  permissions: string | null;
}
