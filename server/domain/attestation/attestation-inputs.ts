import type {
  AssessmentConclusion,
  AssessmentMethod,
  Comparator,
  Confidence,
  EvidenceKind,
  ExecutionState,
  ProtocolComparability,
  VerificationStatus,
} from "../../__generated__/enumerations.ts";
import type { Environment, Finding, SecondLook } from "../../__generated__/types.ts";
import type { Digest } from "../digest.ts";
import type { MeasurementVerdict } from "../verdict/measurement-verdict.ts";

/** The content of the signed statements about one Assessment. Times are ISO 8601 in UTC. */
export interface AttestationInputs {
  /** The service's base URL, without a trailing slash. */
  serviceUrl: string;
  serviceVersion: string;
  assessment: AttestedAssessment;
  claim: { id: string; versionId: Digest; statement: string };
  measurements: AttestedMeasurement[];
  experiment: AttestedExperiment;
  run: AttestedRun;
  /** The digest is null where the service keeps the paper's metadata alone. */
  paper: { digest: Digest | null };
  source: { url: string; commit: string; digest: Digest };
  evidence: AttestedEvidence[];
}

interface AttestedAssessment {
  id: string;
  recordDigest: Digest;
  artifactDigest: Digest;
  supersedesAssessmentDigests: Digest[];
  conclusion: AssessmentConclusion;
  verificationStatus: VerificationStatus | null;
  confidence: Confidence | null;
  protocolComparability: ProtocolComparability | null;
  method: AssessmentMethod;
  limitations: string[];
  rulesVersion: string;
  findings: Finding[];
  secondLook: SecondLook | null;
  scope: { repetitions: number; independentRepetitions: number; deterministic: boolean };
  assessor: { kind: string; id: string; name: string; version: string; keyId: string | null };
  createdAt: string;
}

export type AttestedMeasurement = Omit<MeasurementVerdict, "comparator"> & {
  metric: string;
  unit: string;
  comparator: Comparator;
  /** The digest that a file must have; null for a number. */
  sha256: Digest | null;
};

interface AttestedExperiment {
  versionId: Digest;
  command: string;
  seed: number | null;
  seeds?: number[];
  timeoutSeconds: number;
  memoryMiB: number;
  repetitions: number;
  /** Container image; null where the Run used the service's own environment. */
  image: string | null;
}

interface AttestedRun {
  id: string;
  execution: ExecutionState;
  executor: string;
  environment: Environment | null;
  startedAt: string | null;
  finishedAt: string | null;
}

/** A stored object of the Run; `name` is unique within the Run. */
interface AttestedEvidence {
  name: string;
  digest: Digest;
  kind: EvidenceKind;
  mediaType: string | null;
}
