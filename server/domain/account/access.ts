import type { Visibility } from "../../__generated__/enumerations.ts";
import { DomainError } from "../errors.ts";
import type { Principal, RepositoryRecord } from "../records.ts";

/** The audience of public repositories. No namespace has this name. */
const everybody = "";

/**
 * Returns who may read a repository and its parts: everybody, or the namespace that it is private to. This is the rule
 * for records; `store/database/readable-by.ts` states it for queries.
 */
export function audienceOf({ visibility, owner }: Pick<RepositoryRecord, "visibility" | "owner">): string {
  return readableByAnyone[visibility] ? everybody : owner;
}

/** Returns the audiences that a reader of these namespaces is part of. */
export function audiencesOf(namespaces: readonly string[]): string[] {
  return [everybody, ...namespaces];
}

/** Returns whether the principal may read the repository: anyone a public one, the owner's members a private one. */
export function mayRead(
  principal: Principal | null,
  repository: Pick<RepositoryRecord, "visibility" | "owner">,
): boolean {
  return audiencesOf(principal?.namespaces ?? []).includes(audienceOf(repository));
}

const readableByAnyone: Record<Visibility, boolean> = { public: true, private: false };

/** Returns whether the principal is the owner or a member of the owning organization. */
export function mayAdminister(
  principal: Pick<Principal, "namespaces"> | null,
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

/**
 * Returns a repository that the principal administers. Throws the same `not_found` where it is missing and where it is
 * not readable, and `forbidden` to whoever may read it alone.
 */
export function requireAdministered(
  principal: Principal | null,
  repository: RepositoryRecord | null,
): RepositoryRecord {
  const readable = requireReadable(principal, repository);
  if (!mayAdminister(principal, readable)) throw new DomainError("forbidden", "repository.not_own");
  return readable;
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
