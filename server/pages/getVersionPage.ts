import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";
import { requireReadable } from "../domain/account/access.ts";
import { repositoryVersion } from "../operations/repositories/repository-version.ts";
import { translatorOf } from "./language/translator.ts";
import { viewerOf } from "./layout.ts";
import { pageAnswer } from "./page-answer.ts";
import { versionPage } from "./version-page.ts";

export const getVersionPage: Handler<"getVersionPage", Deps, Context> = async (
  deps,
  { path },
  { principal, headers },
) => {
  const { store } = deps;
  const repository = requireReadable(principal, await store.repositories.findBySlug(path.owner, path.slug));
  const version = await repositoryVersion(deps, repository, path.versionId, principal);
  const runs = version.runs.map(({ id }) => id);
  const t = translatorOf(headers);
  const page = versionPage(t, version, {
    viewer: viewerOf(principal),
    isWithdrawn: repository.withdrawnAt !== null,
    environments: await store.runs.listEnvironments(repository.id),
    attestations: new Map(
      (await store.assessments.listAttestationsByRuns(runs)).map(({ assessmentId, digest }) => [
        assessmentId,
        digest,
      ]),
    ),
  });
  return pageAnswer(t, page);
};
