import type { Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import type { Cited } from "../../domain/citation/citation-items.ts";
import type { Principal, RepositoryRecord } from "../../domain/records.ts";
import { badgeFor, withdrawnBadge } from "../../domain/views/badge.ts";
import { createLinks } from "../../domain/views/links.ts";

/** Loads what is cited of a repository that the principal may read. */
export async function cited(
  deps: Pick<Deps, "store" | "baseUrl">,
  principal: Principal | null,
  { owner, slug }: { owner: string; slug: string },
): Promise<Cited> {
  const { repositories } = deps.store;
  return citedRepository(deps, requireReadable(principal, await repositories.findBySlug(owner, slug)));
}

/** Loads the same of a repository that was read. */
export async function citedRepository(
  { store, baseUrl }: Pick<Deps, "store" | "baseUrl">,
  repository: RepositoryRecord,
): Promise<Cited> {
  const assessments = await store.assessments.listByRepository(repository.id);
  const current = assessments.filter(({ assessment }) => assessment.current);
  const { message } =
    repository.withdrawnAt === null
      ? badgeFor(await store.claims.countByState(repository.id))
      : withdrawnBadge;
  return {
    repository,
    address: createLinks(baseUrl).html(repository.owner, repository.slug),
    outcome: message,
    // They are in the order of time.
    judgedAt: current.at(-1)?.assessment.createdAt ?? null,
  };
}
