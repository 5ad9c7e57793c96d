import type { ClaimRecord, RunRecord } from "../domain/records.ts";
import type { EarlierRepetition } from "../domain/verdict/run-artifact.ts";
import { readRunArtifact } from "./run-artifact.ts";
import type { StageContext } from "./stage.ts";

/** As many as one manifest may ask for, and fewer where each has many measurements. */
const maxRepetitions = 100;
const maxObservations = 20_000;

/**
 * Returns what earlier Runs of the same experiment version observed for the present versions of the Claims, of the newest
 * Runs first: a Claim is judged by all of it, so that running again until a number fits does not help.
 */
export async function readEarlierRepetitions(
  { deps }: Pick<StageContext, "deps">,
  run: RunRecord,
  claims: ClaimRecord[],
): Promise<EarlierRepetition[]> {
  const assessments = await deps.store.assessments.listByClaims(claims.map(({ id }) => id));
  const versions = new Map(claims.map(({ id, versionId }) => [id, versionId]));
  const comparable = assessments.filter(
    ({ claimId, assessment }) =>
      assessment.claimVersionId === versions.get(claimId) &&
      assessment.experimentVersionId === run.experimentVersionId,
  );
  const claimsByRun = Map.groupBy(comparable, ({ runId }) => runId);
  const runs = (await deps.store.runs.listByRepository(run.repositoryId))
    .filter(({ id, state, artifact }) => claimsByRun.has(id) && state === "succeeded" && artifact !== null)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const measurements = claims.reduce((sum, { expectations }) => sum + expectations.length, 0);
  const limit = Math.min(maxRepetitions, Math.floor(maxObservations / Math.max(1, measurements)));

  const earlier: EarlierRepetition[] = [];
  for (const { id: runId, artifact } of runs) {
    if (earlier.length >= limit) break;
    const { repetitions } = await readRunArtifact(deps, { id: runId, artifact } as RunRecord);
    const claimIds = claimsByRun.get(runId)!.map(({ claimId }) => claimId);
    for (const { seed = null, outputs, observations } of repetitions) {
      const ofClaims = claimIds.flatMap((id) => (observations[id] ? [[id, observations[id]] as const] : []));
      earlier.push({ runId, seed, outputs, observations: Object.fromEntries(ofClaims) });
    }
  }
  return earlier.slice(0, limit);
}
