import type { RepositorySummary } from "@research-verification/sdk";
import type { Session } from "../io.ts";
import { type Connection, openClient } from "./open-client.ts";
import { readTarget } from "./read-target.ts";

export interface FoundRepository extends Connection {
  id: string;
  owner: string;
  slug: string;
  title: string;
  withdrawal?: RepositorySummary["withdrawal"];
}

/** The repository that an argument names, with a client of its service. */
export async function findRepository(
  session: Session,
  given: string,
  { url }: { url?: string },
): Promise<FoundRepository> {
  const { baseUrl: ofTarget, repository } = readTarget(given);
  const connection = await openClient(session, { url, ofTarget });
  const { repositories } = connection.client;
  const found =
    "id" in repository
      ? await repositories.get({ repositoryId: repository.id })
      : await repositories.resolve(repository);
  const { id, owner, slug, title, withdrawal } = found;
  return { ...connection, id, owner, slug, title, withdrawal };
}
