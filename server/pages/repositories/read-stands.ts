import type { Deps } from "../../deps.ts";
import type { RepositoryStand, RepositoryStands } from "./repository-stand.ts";

/** Reads where each of these repositories stands. */
export async function readStands(
  { store }: Pick<Deps, "store">,
  repositories: readonly { id: string }[],
): Promise<RepositoryStands> {
  const ids = repositories.map(({ id }) => id);
  const [jobs, records] = await Promise.all([
    store.jobs.findLatestIngestions(ids),
    store.repositories.getByIds(ids),
  ]);
  return new Map(
    [...records].map(([id, { sourceCommit, sourceDigest }]): [string, RepositoryStand] => [
      id,
      { job: jobs.get(id) ?? null, hasCode: sourceCommit !== null || sourceDigest !== null },
    ]),
  );
}
