import type { Deps } from "../../deps.ts";
import type { RepositoryStand } from "./repository-stand.ts";

/** Reads where each of these repositories stands, by id. */
export async function readStands(
  { store }: Pick<Deps, "store">,
  ids: string[],
): Promise<Map<string, RepositoryStand>> {
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
