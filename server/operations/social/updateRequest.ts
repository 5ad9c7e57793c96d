import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReactionTarget } from "../../domain/account/access.ts";
import { changeReaction } from "./change-reaction.ts";

export const updateRequest: Handler<"updateRequest", Deps, Context> = async (deps, { body }, context) => {
  const { principal } = context;
  const { id } = requireReactionTarget(principal, await deps.store.repositories.get(body.repositoryId));
  const reaction = { kind: "request" as const, targetId: id, accountId: principal!.id };
  const isSet = body.action === "request";
  return changeReaction(deps, context, { ...reaction, isSet }, (requestCount) => ({
    status: 200,
    body: { requestCount },
  }));
};
