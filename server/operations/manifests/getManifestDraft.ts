import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayAdminister, requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { redistributionOf } from "../../domain/repository/licenses.ts";
import { isWithheld } from "../../domain/repository/withdrawal.ts";
import { draftOf, readFindings } from "./draft-repository.ts";

export const getManifestDraft: Handler<"getManifestDraft", Deps, Context> = async (
  { store, objects, baseUrl },
  { path },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.get(path.repositoryId));
  // It quotes the code and the paper, which a withdrawal takes from others.
  if (isWithheld(principal, repository)) throw new DomainError("not_found", "repository.not_found");
  const job = await store.jobs.findLatestIngestion(repository.id);
  const isQuotable =
    redistributionOf(repository.paperLicense) === "allowed" || mayAdminister(principal, repository);
  const body = draftOf(await readFindings(objects, job), job, isQuotable, {
    title: repository.title,
    source: sourceOf(repository),
    reference: `${baseUrl}/schemas/experiment.json`,
  });
  return {
    status: 200,
    mediaType: "application/yaml",
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": 'attachment; filename="experiment.yml"',
    },
    body,
  };
};

function sourceOf({ githubUrl: url, sourceCommit: commit }: RepositoryRecord) {
  return url !== null && commit !== null ? { url, commit } : null;
}
