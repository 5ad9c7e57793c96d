import { mayAdminister, mayRead } from "../account/access.ts";
import { mayManage, type Role, requireManager } from "../account/organizations.ts";
import { DomainError } from "../errors.ts";
import type { Principal, RepositoryRecord } from "../records.ts";

/** Throws `conflict` where the repository was withdrawn: nothing of it changes any more. */
export function requireNotWithdrawn({ withdrawnAt }: RepositoryRecord): void {
  if (withdrawnAt !== null) throw new DomainError("conflict", "repository.withdrawn");
}

/**
 * Throws `forbidden` unless the principal may withdraw what its namespace owns: a person what is theirs, owners and
 * admins what is their organization's. `role` is that in the organization; null for a person's own namespace.
 */
export function requireMayWithdraw(
  { username }: Principal,
  { owner }: RepositoryRecord,
  role: Role | null,
): void {
  if (owner !== username) requireManager(role);
}

/** Returns whether the principal may withdraw what its namespace owns, as `requireMayWithdraw` decides. */
export function mayWithdraw(
  { username }: Pick<Principal, "username">,
  { owner }: Pick<RepositoryRecord, "owner">,
  role: Role | null,
): boolean {
  return owner === username || (role !== null && mayManage(role));
}

/** Whether a withdrawn repository's files, logs and descriptions are withheld from the principal. */
export function isWithheld(
  principal: Principal | null,
  repository: Pick<RepositoryRecord, "owner"> & Partial<Pick<RepositoryRecord, "withdrawnAt">>,
): boolean {
  return Boolean(repository.withdrawnAt) && !mayAdminister(principal, repository);
}

/** Returns whether the principal may read what a Run printed: of a withdrawn repository not everybody who may read it. */
export function mayReadLogs(principal: Principal | null, repository: RepositoryRecord): boolean {
  return mayRead(principal, repository) && !isWithheld(principal, repository);
}

/** Returns what the principal is shown: of a withdrawn repository what names it, and what was judged. */
export function shownRepository(principal: Principal | null, repository: RepositoryRecord): RepositoryRecord {
  if (!isWithheld(principal, repository)) return repository;
  return { ...repository, description: "", topics: [], readme: null };
}
