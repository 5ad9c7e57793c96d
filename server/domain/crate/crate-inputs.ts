import type { RepositorySummary } from "../../__generated__/types.ts";
import type { AttestationRecord, RepositoryRecord } from "../records.ts";

/** What a crate is made of. */
export interface CrateInputs {
  /** With Claims, experiments, Runs, Evidence and Assessments. */
  repository: RepositorySummary;
  record: RepositoryRecord;
  attestations: AttestationRecord[];
  /** Absolute origin of the service. */
  baseUrl: string;
  /** Whether what Runs left is given to whoever asks. */
  givesFiles: boolean;
}
