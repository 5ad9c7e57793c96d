import type { PipelineDeps } from "../deps.ts";
import type { RunRecord } from "../domain/records.ts";
import type { RunArtifact } from "../domain/verdict/run-artifact.ts";

/** What a Run that ended left, read back from its object and checked against its digest. */
export async function readRunArtifact(
  { objects }: PipelineDeps,
  { id, artifact }: RunRecord,
): Promise<RunArtifact> {
  if (!artifact) throw new Error(`The Run ${id} has not ended`);
  return JSON.parse(Buffer.from(await objects.get(artifact.digest)).toString()) as RunArtifact;
}
