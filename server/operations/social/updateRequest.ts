import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { targetable } from "../../domain/account/access.ts";
import { changeMark } from "./change-mark.ts";

export const updateRequest: Handler<"updateRequest", Deps, Context> = async (
  deps,
  { body },
  { principal },
) => {
  const { id } = targetable(principal, await deps.store.repositories.get(body.repositoryId));
  const mark = { kind: "request" as const, targetId: id, accountId: principal!.id };
  const requestCount = await changeMark(deps, mark, body.action === "request");
  return { status: 200, body: { requestCount } };
};
