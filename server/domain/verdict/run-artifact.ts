import type { Observation } from "../measurement/observation.ts";

/** A Run's record, which Assessments are computed from; stored as an object under its digest. */
export interface RunArtifact {
  runId: string;
  experimentVersionId: string;
  sourceCommit: string | null;
  environmentDigest: string;
  missingRequirements: string[];
  repetitions: RepetitionRecord[];
}

/** One execution of the command. Times in milliseconds, memory in bytes. */
export interface RepetitionRecord {
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

/** Returns whether two executions produced bit-identical outputs; false where there are none. */
export function hasSameOutputs(left: RepetitionRecord, right: RepetitionRecord): boolean {
  const outputList = ({ outputs }: RepetitionRecord) =>
    outputs
      .map(({ path, digest }) => `${path} ${digest}`)
      .sort()
      .join("\n");
  return left.outputs.length > 0 && outputList(left) === outputList(right);
}
