import type { RepositoryReference } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import type { Principal, RepositoryRecord } from "../../domain/records.ts";
import { repositoryReference } from "../../domain/views/repository.ts";
import { ownReactions } from "../../operations/social/own-reactions.ts";
import type { Community } from "./social-bar.ts";

/** Returns what readers made of a repository, and what it is a fork of, as the caller may know it. */
export async function readCommunity(
  deps: Pick<Deps, "store">,
  { id, forkedFrom }: RepositoryRecord,
  principal: Principal | null,
): Promise<{ community: Community; forkedFrom: RepositoryReference | null }> {
  const { repositories, reactions } = deps.store;
  const forks = await repositories.countForks([id], principal?.namespaces ?? []);
  const source = forkedFrom === null ? null : await repositories.get(forkedFrom);
  return {
    community: {
      counts: { ...(await reactions.countByRepository(id)), forks: forks.get(id) ?? 0 },
      own: principal && (await ownReactions(deps, principal, id)),
    },
    forkedFrom: source && mayRead(principal, source) ? repositoryReference(source) : null,
  };
}
