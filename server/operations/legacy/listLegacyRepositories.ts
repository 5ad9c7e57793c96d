import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { createLinks } from "../../domain/views/links.ts";
import { legacySummary } from "../../domain/views/snapshot.ts";
import { repositorySnapshot } from "./repository-snapshot.ts";

/** The list has no pages. */
const maxRepositories = 50;

/** Returns the newest public repositories or, with `owner` and `slug`, a snapshot of one. */
export const listLegacyRepositories: Handler<"listLegacyRepositories", Deps, Context> = async (
  deps,
  { query: { owner, slug } },
  { principal },
) => {
  const { store, baseUrl } = deps;
  if (owner !== undefined && slug !== undefined) {
    const repository = requireReadable(principal, await store.repositories.findBySlug(owner, slug));
    return { status: 200, body: { repository: await repositorySnapshot(deps, repository, principal) } };
  }
  if (owner !== undefined || slug !== undefined) throw new DomainError("invalid_request", "repository.pair");
  const newest = await store.repositories.listNewestPublic(maxRepositories);
  const ids = newest.map(({ id }) => id);
  const [counts, forks] = await Promise.all([
    store.repositories.countRecords(ids),
    store.repositories.countForks(ids, []),
  ]);
  const links = createLinks(baseUrl);
  const repositories = newest.map((record) =>
    legacySummary(record, counts.get(record.id)!, forks.get(record.id)!, links),
  );
  return { status: 200, body: { repositories } };
};
