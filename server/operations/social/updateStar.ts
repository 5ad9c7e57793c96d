import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { targetable } from "../../domain/account/access.ts";
import { changeMark } from "./change-mark.ts";

export const updateStar: Handler<"updateStar", Deps, Context> = async (deps, { body }, { principal }) => {
  const { id } = targetable(principal, await deps.store.repositories.get(body.repositoryId));
  const mark = { kind: "star" as const, targetId: id, accountId: principal!.id };
  const starCount = await changeMark(deps, mark, body.action === "star");
  return { status: 200, body: { starCount } };
};
