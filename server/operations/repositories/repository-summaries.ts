import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { createLinks } from "../../domain/views/links.ts";
import { repositorySummary } from "../../domain/views/repository.ts";

/** Builds the compact records of repositories, in their order. */
export async function repositorySummaries(
  { store, baseUrl }: Pick<Deps, "baseUrl"> & { store: Pick<Deps["store"], "repositories"> },
  repositories: RepositoryRecord[],
): Promise<RepositorySummary[]> {
  const counts = await store.repositories.countRecords(repositories.map(({ id }) => id));
  const links = createLinks(baseUrl);
  return repositories.map((repository) => repositorySummary(repository, counts.get(repository.id)!, links));
}
