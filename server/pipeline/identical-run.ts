import type { PipelineDeps } from "../deps.ts";
import type { RunRecord } from "../domain/records.ts";
import { hasSameOutputs } from "../domain/verdict/independent-repetitions.ts";
import type { RunArtifact } from "../domain/verdict/run-artifact.ts";
import { readRunArtifact } from "./run-artifact.ts";

/** Returns whether an earlier Run of the same experiment version left bit-identical output files; ids are ordered by time. */
export async function findIdenticalRun(
  deps: PipelineDeps,
  run: RunRecord,
  { repetitions: [first] }: RunArtifact,
): Promise<boolean> {
  if (!first) return false;
  const runs = await deps.store.runs.listByRepository(run.repositoryId);
  for (const earlier of runs) {
    const isComparable =
      earlier.experimentVersionId === run.experimentVersionId && earlier.state === "succeeded";
    if (!isComparable || earlier.id >= run.id || !earlier.artifact) continue;
    const [earlierFirst] = (await readRunArtifact(deps, earlier)).repetitions;
    if (earlierFirst && hasSameOutputs(first, earlierFirst)) return true;
  }
  return false;
}
