import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead, requireAdministered } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireNotWithdrawn } from "../../domain/repository/withdrawal.ts";
import { repositorySummaries } from "./repository-summaries.ts";

export const updateRepository: Handler<"updateRepository", Deps, Context> = async (
  deps,
  { path, body },
  { principal, commit },
) => {
  const { now, baseUrl } = deps;
  return commit(async (store) => {
    const { repositories } = store;
    const repository = requireAdministered(principal, await repositories.get(path.repositoryId));
    requireNotWithdrawn(repository);
    // Who may no longer read the source of a fork does not publish what it was copied from.
    const source =
      body.visibility === "public" && repository.forkedFrom
        ? await repositories.get(repository.forkedFrom)
        : null;
    if (source && !mayRead(principal, source))
      throw new DomainError("forbidden", "repository.source_private");
    const changes = { ...body, updatedAt: now().toISOString() };
    await repositories.update(repository.id, changes);
    const [updated] = await repositorySummaries({ store, baseUrl }, [{ ...repository, ...changes }]);
    return { status: 200, body: { repository: updated! } };
  });
};
