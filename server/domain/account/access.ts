import type { Visibility } from "../../__generated__/enumerations.ts";
import { DomainError } from "../errors.ts";
import type { Principal, RepositoryRecord } from "../records.ts";

/** Returns whether the principal may read the repository: anyone a public one, the owner's members a private one. */
export function mayRead(principal: Principal | null, repository: RepositoryRecord): boolean {
  return readableByAnyone[repository.visibility] || mayAdminister(principal, repository);
}

const readableByAnyone: Record<Visibility, boolean> = { public: true, private: false };

/** Returns whether the principal is the owner or a member of the owning organization. */
export function mayAdminister(
  principal: Principal | null,
  { owner }: Pick<RepositoryRecord, "owner">,
): boolean {
  return principal?.namespaces.includes(owner) ?? false;
}

/** Returns the target of a reaction. Throws the same `forbidden` where it is missing and where it is not readable. */
export function requireReactionTarget(
  principal: Principal | null,
  repository: RepositoryRecord | null,
): RepositoryRecord {
  if (!repository || !mayRead(principal, repository))
    throw new DomainError("forbidden", "repository.target_forbidden");
  return repository;
}

/** Returns the repository. Throws the same `not_found` where it is missing and where it is not readable. */
export function requireReadable(
  principal: Principal | null,
  repository: RepositoryRecord | null,
): RepositoryRecord {
  if (!repository || !mayRead(principal, repository))
    throw new DomainError("not_found", "repository.not_found");
  return repository;
}
