import type { PipelineDeps } from "../deps.ts";
import type { RunRecord } from "../domain/records.ts";
import type { RunArtifact } from "../domain/verdict/run-artifact.ts";

/**
 * Reads the artifact of a finished Run from the object store, which verifies its digest.
 *
 * @throws Error if the Run has no artifact.
 */
export async function readRunArtifact(
  { objects }: PipelineDeps,
  { id, artifact }: RunRecord,
): Promise<RunArtifact> {
  if (!artifact) throw new Error(`The Run ${id} has no artifact`);
  return JSON.parse(Buffer.from(await objects.get(artifact.digest)).toString()) as RunArtifact;
}
