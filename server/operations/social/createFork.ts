import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { buildFork, mayFork } from "../../domain/repository/build-fork.ts";
import { repositoryPath, requireNamespace, slugTakenError } from "../../domain/repository/submission.ts";
import type { VersionManifest } from "../../domain/repository/versions.ts";
import { newJob } from "../../domain/runs/new-job.ts";
import { queueJob } from "../queue-job.ts";

export const createFork: Handler<"createFork", Deps, Context> = async (
  deps,
  { body: request },
  { principal, commit },
) => {
  const { now, newId, wakeWorker } = deps;
  const requester = principal!;
  const owner = requireNamespace(requester, request.owner);
  const at = now().toISOString();
  const forked = await commit(async (transaction) => {
    const { repositories, experiments, claims } = transaction;
    const repository = requireReadable(principal, await repositories.get(request.repositoryId));
    if (repository.withdrawnAt !== null) throw withdrawnError(repository);
    if (!mayFork(principal, repository)) throw new DomainError("license_restricted", "object.license");
    const slug = request.slug ?? repository.slug;
    if (await repositories.findBySlug(owner, slug)) throw slugTakenError(owner, slug);
    const versions = await repositories.listVersions(repository.id);
    const head = versions.find(({ digest }) => digest === repository.headId)!;
    const source = {
      repository,
      head: JSON.parse(head.manifest) as VersionManifest,
      experiments: await experiments.listByRepository(repository.id),
      claims: await claims.listByRepository(repository.id),
    };
    const copy = buildFork(source, { owner, slug, submittedBy: requester.id, at, newId });
    await repositories.create(copy.repository);
    await repositories.appendVersion(copy.version);
    for (const experiment of copy.experiments) await experiments.save(experiment);
    for (const claim of copy.claims) await claims.save(claim);
    // Evidence is not copied: the fork's experiments are run again.
    const repositoryId = copy.repository.id;
    const job = newJob({ id: newId("job"), repositoryId, purpose: "ingestion", requester, at });
    await queueJob(deps, transaction, job);
    const { id, title } = copy.repository;
    const url = repositoryPath(owner, slug);
    const body = { repository: { id, owner, slug, title }, url };
    return { status: 201 as const, headers: { Location: url }, body };
  });
  wakeWorker();
  return forked;
};

/** As any conflict of this operation it names the page of what it is with. */
function withdrawnError({ owner, slug }: RepositoryRecord): DomainError {
  return new DomainError("conflict", "repository.withdrawn", { facts: { existing: { owner, slug } } });
}
