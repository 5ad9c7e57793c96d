import type { RepositoryVersionRecord } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { mayAdminister } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Principal, RepositoryRecord } from "../../domain/records.ts";
import { objectAccess } from "../../domain/repository/object-access.ts";
import type { VersionManifest } from "../../domain/repository/versions.ts";
import { createLinks } from "../../domain/views/links.ts";
import { experimentView } from "../../domain/views/repository.ts";
import { redactRun } from "../../domain/views/snapshot.ts";
import { versionRecordView, versionSource } from "../../domain/views/version.ts";
import { claimViews } from "../claims/claim-views.ts";
import { runViews } from "../runs/run-views.ts";

/**
 * Returns a version of a repository that the principal may read: Claims and experiments as they were in it, with the
 * Runs of these experiments and the Assessments of these Claims, whenever they were made.
 */
export async function repositoryVersion(
  deps: Deps,
  repository: RepositoryRecord,
  versionId: string,
  principal: Principal | null,
): Promise<RepositoryVersionRecord> {
  const { store, baseUrl } = deps;
  const { id } = repository;
  const versions = await store.repositories.listVersions(id);
  const version = versions.find(({ digest }) => digest === versionId);
  if (!version) throw new DomainError("not_found", "version.not_found");
  const { paper, source, ...declared } = JSON.parse(version.manifest) as VersionManifest;
  const claims = await store.claims.listVersions(id, declared.claims);
  const experiments = await store.experiments.listVersions(id, declared.experiments);
  const repositories = new Map([[id, repository]]);
  const ofVersion = new Set(declared.experiments);
  const stored = (await store.runs.listByRepository(id)).filter(({ experimentVersionId }) =>
    ofVersion.has(experimentVersionId),
  );
  const runs = await runViews(deps, stored.toReversed(), repositories);
  const assessments = (await store.assessments.listByRepository(id))
    .filter(({ claimVersionId }) => declared.claims.includes(claimVersionId))
    .map(({ assessment }) => assessment);
  const links = createLinks(baseUrl);
  const paperReference = { role: "paper" as const, repository, sourcePath: null, mediaType: null };
  const mayDownload = paper !== null && typeof objectAccess(principal, paper, [paperReference]) === "object";
  return versionRecordView(
    version,
    repository,
    {
      paper: paper === null ? null : { digest: paper, downloadUrl: mayDownload ? links.object(paper) : null },
      source: versionSource(source, repository, experiments),
      claims: await claimViews(deps, claims, repositories),
      experiments: experiments.map(experimentView),
      runs: mayAdminister(principal, repository) ? runs : runs.map(redactRun),
      assessments: assessments.toReversed(),
    },
    links,
  );
}
