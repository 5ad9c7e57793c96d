import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReactionTarget } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { changeReaction } from "./change-reaction.ts";

export const updateFollow: Handler<"updateFollow", Deps, Context> = async (deps, { body }, context) => {
  const { store } = deps;
  const { principal } = context;
  const accountId = principal!.id;
  const isSet = body.action === "follow";
  const answer = (followerCount: number) => ({ status: 200 as const, body: { followerCount } });
  if (body.targetType === "repository") {
    const { id: targetId } = requireReactionTarget(principal, await store.repositories.get(body.targetId));
    const reaction = { kind: "repository_follow" as const, targetId, accountId };
    return changeReaction(deps, context, { ...reaction, isSet }, answer);
  }
  const targetId = await store.principals.findUserId(body.targetId);
  if (targetId === null) throw new DomainError("not_found", "user.not_found");
  if (targetId === accountId && isSet) throw new DomainError("invalid_request", "user.self_follow");
  const reaction = { kind: "user_follow" as const, targetId, accountId };
  return changeReaction(deps, context, { ...reaction, isSet }, answer);
};
