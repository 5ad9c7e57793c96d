import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReactionTarget } from "../../domain/account/access.ts";
import { changeReaction } from "./change-reaction.ts";

export const updateStar: Handler<"updateStar", Deps, Context> = async (deps, { body }, context) => {
  const { principal } = context;
  const { id } = requireReactionTarget(principal, await deps.store.repositories.get(body.repositoryId));
  const reaction = { kind: "star" as const, targetId: id, accountId: principal!.id };
  const isSet = body.action === "star";
  return changeReaction(deps, context, { ...reaction, isSet }, (starCount) => ({
    status: 200,
    body: { starCount },
  }));
};
