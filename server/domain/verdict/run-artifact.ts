import type { Observation } from "../measurement/observation.ts";

/** What a Run left: the record that Assessments are made from, kept as an object under its digest. */
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
  /** Declared or needed files that are not there, and why. */
  absent: { path: string; reason: string }[];
  /** By Claim id and measurementId, which is unique within its Claim. */
  observations: Record<string, Record<string, Observation>>;
}

/** Whether two executions left the same files bit for bit; with no file there is nothing to tell it by. */
export function hasSameOutputs(one: RepetitionRecord, other: RepetitionRecord): boolean {
  const listed = ({ outputs }: RepetitionRecord) =>
    outputs
      .map(({ path, digest }) => `${path} ${digest}`)
      .sort()
      .join("\n");
  return one.outputs.length > 0 && listed(one) === listed(other);
}
