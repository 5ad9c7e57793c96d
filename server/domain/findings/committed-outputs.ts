import type { Digest } from "../digest.ts";
import { record } from "../messages/recorded.ts";
import { findingTexts } from "./finding-texts.ts";
import type { NewFinding } from "./run-finding.ts";

/** An output that measurements read. */
export interface MeasuredOutput {
  path: string;
  digest: string;
  byteSize: number;
  /** The measurements that read it. */
  readers: { claimId: string; measurementId: string }[];
}

/** A committed file with the bytes of an output, and its digest after it was changed. */
export interface CommittedCopy {
  path: string;
  output: string;
  changedDigest: Digest;
}

/** Whether a file of this size can be a copy of an output; the smallest files are equal by chance. */
export function isCopyCandidate(size: number, outputs: readonly Pick<MeasuredOutput, "byteSize">[]): boolean {
  return size >= 8 && outputs.some(({ byteSize }) => byteSize === size);
}

/**
 * Finds outputs that are committed files (docs/rules/frauds.md#changed-numbers): such an output follows a change of the
 * file, or is not there without it. One that stays as it was is computed, and the file is the authors' copy of it.
 */
export function findCommittedOutputs(
  outputs: readonly MeasuredOutput[],
  afterChange: readonly { path: string; digest: string }[],
  copies: readonly CommittedCopy[],
): NewFinding[] {
  return outputs.flatMap(({ path: output, readers }) => {
    const after = afterChange.find(({ path }) => path === output);
    const source = copies.find(
      (copy) => copy.output === output && (!after || after.digest === copy.changedDigest),
    );
    if (!source) return [];
    const text = after ? findingTexts.committedOutput : findingTexts.committedCopy;
    const summary = record(text, { output, path: source.path });
    return readers.map((reader) => ({
      code: "committed_output" as const,
      summary,
      ...reader,
      path: source.path,
      line: null,
    }));
  });
}
