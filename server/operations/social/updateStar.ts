import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReactionTarget } from "../../domain/account/access.ts";
import { changeReaction } from "./change-reaction.ts";

export const updateStar: Handler<"updateStar", Deps, Context> = async (deps, { body }, { principal }) => {
  const { id } = requireReactionTarget(principal, await deps.store.repositories.get(body.repositoryId));
  const reaction = { kind: "star" as const, targetId: id, accountId: principal!.id };
  const starCount = await changeReaction(deps, reaction, body.action === "star");
  return { status: 200, body: { starCount } };
};
