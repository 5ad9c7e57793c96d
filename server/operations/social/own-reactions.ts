import type { OwnReactions } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import type { Principal } from "../../domain/records.ts";

/** Returns what somebody reacted with to a repository. */
export async function ownReactions(
  { store }: Pick<Deps, "store">,
  { id }: Pick<Principal, "id">,
  repositoryId: string,
): Promise<OwnReactions> {
  const kinds = await store.reactions.findKinds(id, repositoryId);
  return {
    star: kinds.includes("star"),
    request: kinds.includes("request"),
    follow: kinds.includes("repository_follow"),
  };
}
