import { DomainError } from "../errors.ts";
import type { Principal, RepositoryRecord } from "../records.ts";

/** Public repositories are everybody's; private ones the owner's and the organization members'. */
export function mayRead(principal: Principal | null, repository: RepositoryRecord): boolean {
  return repository.visibility === "public" || mayAdminister(principal, repository);
}

/** Whether the principal is the owner or a member of the owning organization. */
export function mayAdminister(
  principal: Principal | null,
  { owner }: Pick<RepositoryRecord, "owner">,
): boolean {
  return principal?.namespaces.includes(owner) ?? false;
}

/** The target of a star, a vote or a follow, if it exists and may be read: otherwise the two answer alike. */
export function requireTarget(
  principal: Principal | null,
  repository: RepositoryRecord | null,
): RepositoryRecord {
  if (!repository || !mayRead(principal, repository))
    throw new DomainError("forbidden", "repository.target_forbidden");
  return repository;
}

/** The repository, if it exists and may be read: otherwise the two answer alike. */
export function requireReadable(
  principal: Principal | null,
  repository: RepositoryRecord | null,
): RepositoryRecord {
  if (!repository || !mayRead(principal, repository))
    throw new DomainError("not_found", "repository.not_found");
  return repository;
}
