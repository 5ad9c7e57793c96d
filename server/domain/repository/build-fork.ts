import { mayAdminister } from "../account/access.ts";
import type { ClaimRecord, ExperimentRecord, Principal, RepositoryRecord } from "../records.ts";
import { unmeasured } from "../runs/queued-run.ts";
import { redistributionOf } from "./licenses.ts";
import { versionRecord } from "./new-repository.ts";
import type { VersionManifest } from "./versions.ts";

/** Returns whether the principal may fork: where the paper's licence permits redistribution, or they own the source. */
export function mayFork(principal: Principal | null, source: RepositoryRecord): boolean {
  return redistributionOf(source.paperLicense) === "allowed" || mayAdminister(principal, source);
}

export interface ForkSource {
  repository: RepositoryRecord;
  /** The manifest of the source's head version. */
  head: VersionManifest;
  experiments: ExperimentRecord[];
  claims: ClaimRecord[];
}

export interface ForkTarget {
  owner: string;
  slug: string;
  submittedBy: string;
  at: string;
  newId(prefix: "repo" | "exp" | "claim"): string;
}

/**
 * Builds a fork with copies of the Claims and experiments, with the same version digests, and a new head whose parent
 * is the source's head. Runs, evidence and Assessments belong to the source and are not copied.
 */
export function buildFork({ repository: source, head, experiments, claims }: ForkSource, target: ForkTarget) {
  const { newId, at, ...fields } = target;
  const id = newId("repo");
  const version = versionRecord(id, { ...head, parent: source.headId }, at);
  const repository: RepositoryRecord = {
    ...source,
    ...fields,
    id,
    // A preprint is unique within a namespace, and a fork may be in the source's namespace.
    preprintId: null,
    headId: version.digest,
    forkedFrom: source.id,
    createdAt: at,
    updatedAt: at,
  };
  const ids = new Map(experiments.map((experiment) => [experiment.id, newId("exp")]));
  const copiedExperiments = experiments.map(
    (experiment): ExperimentRecord => ({
      ...experiment,
      id: ids.get(experiment.id)!,
      repositoryId: id,
      createdAt: at,
    }),
  );
  const copiedClaims = claims.map((claim): ClaimRecord => {
    const experimentId = ids.get(claim.experimentId ?? "") ?? null;
    return {
      ...claim,
      id: newId("claim"),
      repositoryId: id,
      experimentId,
      plan: claim.plan && experimentId ? { ...claim.plan, experimentId } : null,
      measurements: claim.measurements.map(unmeasured),
      evidenceState: "notAssessed",
      verification: "unverified",
      createdAt: at,
      updatedAt: at,
    };
  });
  return { repository, version, experiments: copiedExperiments, claims: copiedClaims };
}
