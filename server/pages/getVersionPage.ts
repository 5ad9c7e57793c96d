import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";
import { mayRead } from "../domain/account/access.ts";
import type { Principal, RepositoryRecord } from "../domain/records.ts";
import { repositoryVersion } from "../operations/repositories/repository-version.ts";
import { pathOf, requireAddressed } from "./actions/on-repository.ts";
import { selectClaims } from "./claims/claim-selection.ts";
import { translatorOf } from "./language/translator.ts";
import { viewerOf } from "./layout.ts";
import { pageAnswer } from "./page-answer.ts";
import { repositoryBasis } from "./page-basis.ts";
import { digestsByAssessment } from "./verification/digests-by-assessment.ts";
import { versionPage } from "./version-page.ts";

export const getVersionPage: Handler<"getVersionPage", Deps, Context> = async (
  deps,
  { path, query },
  context,
) => {
  const { store } = deps;
  const { principal, headers } = context;
  const basis = await repositoryBasis(deps, context, path);
  const repository = await requireAddressed(deps, context, path);
  const version = await repositoryVersion(deps, repository, path.versionId, principal);
  const runs = version.runs.map(({ id }) => id);
  const t = translatorOf(headers);
  const page = versionPage(t, version, {
    viewer: viewerOf(principal),
    isWithdrawn: repository.withdrawnAt !== null,
    selection: selectClaims(version.claims, query),
    parentPath: await parentPathOf(deps, repository, version.parentId, principal),
    environments: await store.runs.listEnvironments(repository.id),
    attestations: digestsByAssessment(await store.assessments.listAttestationsByRuns(runs)),
  });
  return pageAnswer(t, page, {}, basis);
};

/** Where the version is shown that another one follows: its own repository has it, or what that is a fork of. */
async function parentPathOf(
  { store: { repositories } }: Deps,
  repository: RepositoryRecord,
  parentId: string | null,
  principal: Principal | null,
): Promise<string | null> {
  if (parentId === null) return null;
  const { forkedFrom } = repository;
  const source = forkedFrom === null ? null : await repositories.get(forkedFrom);
  for (const each of [repository, source]) {
    if (!each || !mayRead(principal, each)) continue;
    const versions = await repositories.listVersions(each.id);
    if (versions.some(({ digest }) => digest === parentId)) return `${pathOf(each)}/versions/${parentId}`;
  }
  return null;
}
