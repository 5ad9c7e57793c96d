import type { RepositorySnapshot } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { mayAdminister, mayRead } from "../../domain/account/access.ts";
import type { Principal, RepositoryRecord } from "../../domain/records.ts";
import { type ObjectReference, objectAccess } from "../../domain/repository/object-access.ts";
import { shownRepository } from "../../domain/repository/withdrawal.ts";
import { groupAssessments } from "../../domain/views/assessments.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";
import { experimentView, repositoryReference } from "../../domain/views/repository.ts";
import { evidenceView } from "../../domain/views/run.ts";
import { redactRun, snapshotView } from "../../domain/views/snapshot.ts";
import { runViews } from "../runs/run-views.ts";
import { ownReactions } from "../social/own-reactions.ts";

/**
 * Builds a snapshot of a repository. For others than its owner and members it has no requester, logs and restricted
 * URLs.
 */
export async function repositorySnapshot(
  deps: Deps,
  repository: RepositoryRecord,
  principal: Principal | null,
): Promise<RepositorySnapshot> {
  const { store, objects, baseUrl } = deps;
  const { id, paperDigest, sourceDigest, submittedBy } = repository;
  const links = createLinks(baseUrl);
  const isOwn = mayAdminister(principal, repository);
  const namespaces = principal?.namespaces ?? [];
  const [counts, forks, job, source] = await Promise.all([
    store.repositories.countRecords([id]),
    store.repositories.countForks([id], namespaces),
    isOwn ? store.jobs.findLatestIngestion(id) : null,
    repository.forkedFrom === null ? null : store.repositories.get(repository.forkedFrom),
  ]);
  const stored = await store.assessments.listByRepository(id);
  const byClaim = groupAssessments(stored, ({ claimId }) => claimId);
  const claims = await store.claims.listByRepository(id);
  const sections = isOwn ? ["environment", "logs"] : ["environment"];
  const runs = await runViews(
    deps,
    await store.runs.listByRepository(id),
    new Map([[id, repository]]),
    sections,
  );
  const mayDownload = (role: ObjectReference["role"], digest: string | null) => {
    const reference = { role, repository, sourcePath: null, mediaType: null };
    return digest !== null && typeof objectAccess(principal, digest, [reference]) === "object";
  };
  return snapshotView(
    shownRepository(principal, repository),
    {
      counts: counts.get(id)!,
      forkCount: forks.get(id)!,
      community: await store.reactions.countByRepository(id),
      versions: await store.repositories.listVersions(id),
      claims: claims.map((claim) => claimView(claim, repository, byClaim.get(claim.id) ?? [], links)),
      experiments: (await store.experiments.listByRepository(id)).map(experimentView),
      runs: isOwn ? runs : runs.map(redactRun),
      evidence: (await store.evidence.listByRepository(id)).map((item) => evidenceView(item, links)),
      assessments: stored.map(({ assessment }) => assessment),
      sourceByteSize: sourceDigest === null ? null : await objects.size(sourceDigest),
      mayDownload: { paper: mayDownload("paper", paperDigest), source: mayDownload("source", sourceDigest) },
      forkedFrom: source && mayRead(principal, source) ? repositoryReference(source) : null,
      requestedBy: isOwn
        ? { type: job?.requestedByType ?? "human", id: job?.requestedById ?? submittedBy }
        : undefined,
      reactions: principal ? await ownReactions(deps, principal, id) : undefined,
    },
    links,
  );
}
