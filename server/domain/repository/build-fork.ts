import { mayAdminister } from "../account/access.ts";
import type { ClaimRecord, ExperimentRecord, Principal, RepositoryRecord } from "../records.ts";
import { unmeasured } from "../runs/queued-run.ts";
import { redistributionOf } from "./licenses.ts";
import { versionRecord } from "./new-repository.ts";
import type { VersionManifest } from "./versions.ts";

/** Whether a copy may be made: where the paper's licence lets anybody redistribute it, or the source is one's own. */
export function mayFork(principal: Principal | null, source: RepositoryRecord): boolean {
  return redistributionOf(source.paperLicense) === "allowed" || mayAdminister(principal, source);
}

export interface ForkSource {
  repository: RepositoryRecord;
  /** What the head of the source consists of. */
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
 * A copy of what is claimed and of how it is checked, at the same version digests; a head of its own, whose parent is
 * the source's. What was observed and concluded is evidence of the source and stays there.
 */
export function buildFork({ repository: source, head, experiments, claims }: ForkSource, target: ForkTarget) {
  const { newId, at, ...place } = target;
  const id = newId("repo");
  const version = versionRecord(id, { ...head, parent: source.headId }, at);
  const repository: RepositoryRecord = {
    ...source,
    ...place,
    id,
    // A namespace has a preprint once, and it may be forked within its own.
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
