import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReactionTarget } from "../../domain/account/access.ts";
import { changeReaction } from "./change-reaction.ts";

export const updateRequest: Handler<"updateRequest", Deps, Context> = async (
  deps,
  { body },
  { principal },
) => {
  const { id } = requireReactionTarget(principal, await deps.store.repositories.get(body.repositoryId));
  const mark = { kind: "request" as const, targetId: id, accountId: principal!.id };
  const requestCount = await changeReaction(deps, mark, body.action === "request");
  return { status: 200, body: { requestCount } };
};
