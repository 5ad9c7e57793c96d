import type { Deps } from "../../deps.ts";
import { mayAdminister, mayRead } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { JobRecord, Principal, RepositoryRecord } from "../../domain/records.ts";

type Queries = Pick<Deps["store"], "repositories" | "jobs">;

/**
 * Returns a job that the principal may retry and cancel, with its repository: one of a repository that it administers, or
 * that it requested. Throws the same `not_found` where it is missing and where it is not readable.
 */
export async function requireJob(
  { repositories, jobs }: Queries,
  principal: Principal,
  id: string,
): Promise<{ repository: RepositoryRecord; job: JobRecord }> {
  const repository = await repositories.findByRecord("jobs", id);
  const job = repository && mayRead(principal, repository) ? await jobs.get(id) : null;
  if (!repository || !job) throw new DomainError("not_found", "processing.not_found");
  requireControl(principal, repository, job);
  return { repository, job };
}

/** Throws `forbidden` for anybody but the owner, members of the owning organization and who requested the job. */
export function requireControl(
  principal: Principal,
  repository: RepositoryRecord,
  { requestedById }: Pick<JobRecord, "requestedById">,
): void {
  if (!mayAdminister(principal, repository) && requestedById !== principal.id)
    throw new DomainError("forbidden", "job.forbidden");
}
