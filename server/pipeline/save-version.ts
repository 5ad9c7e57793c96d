import type { ClaimRecord, ExperimentRecord, RepositoryRecord, VersionRecord } from "../domain/records.ts";
import type { StageContext } from "./stage.ts";

type Queries = Parameters<Parameters<StageContext["save"]>[0]>[0];

interface ImportedVersion {
  version: VersionRecord;
  experiments: ExperimentRecord[];
  claims: ClaimRecord[];
}

/**
 * Makes an imported version the repository's head: its experiments and Claims with it, and the code that it was made
 * from. What it does not declare any more is retired (docs/rules/states.md#versions).
 */
export async function saveVersion(
  queries: Queries,
  { id, githubUrl, sourceCommit, sourceDigest }: RepositoryRecord,
  { version, experiments, claims }: ImportedVersion,
): Promise<void> {
  const { createdAt: updatedAt } = version;
  for (const experiment of experiments) await queries.experiments.save(experiment);
  for (const claim of claims) await queries.claims.save(await withEarlierState(queries, claim));
  const keys = (records: { key: string }[]) => records.map(({ key }) => key);
  await queries.claims.retireOthers(id, keys(claims), updatedAt);
  await queries.experiments.retireOthers(id, keys(experiments), updatedAt);
  await queries.repositories.appendVersion(version);
  const head = { headId: version.digest, githubUrl, sourceCommit, sourceDigest };
  await queries.repositories.update(id, { ...head, updatedAt });
}

/** A Claim in a version that there was already has what its Assessments made of it: new code does not undo them. */
async function withEarlierState(queries: Queries, claim: ClaimRecord): Promise<ClaimRecord> {
  const earlier = await queries.claims.getVersion(claim.repositoryId, claim.key, claim.versionId);
  if (!earlier) return claim;
  const { evidenceState, verification } = earlier;
  const measurements = claim.measurements.map((measurement) => {
    const { measurementId, printed } = measurement;
    const observed = earlier.measurements.find((each) => each.measurementId === measurementId);
    return observed ? { ...observed, printed } : measurement;
  });
  return { ...claim, evidenceState, verification, measurements };
}
