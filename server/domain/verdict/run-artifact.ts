import type { ExecutionState } from "../../__generated__/enumerations.ts";
import type { RunFinding } from "../findings/run-finding.ts";
import type { Observation } from "../measurement/observation.ts";

/** A Run's record, which Assessments are computed from; stored as an object under its digest. */
export interface RunArtifact {
  runId: string;
  experimentVersionId: string;
  sourceCommit: string | null;
  environmentDigest: string;
  /** Whether the authors pinned the whole environment and the Run used it. Absent in Runs before environments. */
  environmentPinned?: boolean;
  /** What chose versions that nobody pinned, and as of when. Absent where all is pinned, or the machine's own. */
  resolver?: string;
  missingRequirements: string[];
  /** Packages that nobody declares and that the code loads. Absent where there are none. */
  inferredPackages?: string[];
  /** Whether the command was found, not declared as an experiment by the authors. Absent where they declared it. */
  isCommandInferred?: true;
  /** Why the Run did not succeed, in sentences. Absent where it did, and in Runs before causes were looked for. */
  failure?: string;
  /** What was stepped over around the code, after it had failed as it is; a sentence each. Absent where nothing was. */
  steppedOver?: string[];
  repetitions: RepetitionRecord[];
  /** What earlier Runs of the experiment observed, which counts as well. Absent in Runs before rules version 2. */
  earlierRepetitions?: EarlierRepetition[];
  /** The repetition under other conditions; null where none was made. Absent in Runs before rules version 2. */
  secondLook?: SecondLookRecord | null;
  /** What weakens the verdict. Absent in Runs before rules version 2. */
  findings?: RunFinding[];
}

/** One more repetition under other conditions: environment variables that differed, with their values. */
export interface SecondLookRecord {
  conditions: Record<string, string>;
  execution: ExecutionState;
  repetition: RepetitionRecord;
}

/** What a repetition left, as far as Claims are judged by it. */
export type ObservedRepetition = Pick<RepetitionRecord, "seed" | "outputs" | "observations">;

export interface EarlierRepetition extends ObservedRepetition {
  runId: string;
}

/** One execution of the command. Times in milliseconds, memory in bytes. */
export interface RepetitionRecord {
  /** The value of `$SEED`; null without one. Absent in Runs before rules version 2. */
  seed?: number | null;
  exitCode: number | null;
  signal: string | null;
  limitHit: string | null;
  wallMilliseconds: number;
  cpuMilliseconds: number | null;
  peakMemoryBytes: number | null;
  outputs: { path: string; digest: string; byteSize: number }[];
  /** Missing required files, with the reason. */
  absent: { path: string; reason: string }[];
  /** By Claim id and measurementId, which is unique within its Claim. */
  observations: Record<string, Record<string, Observation>>;
}
