import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";

export const submitSessionForm: Handler<"submitSessionForm", Deps, Context> = async (
  deps,
  { path },
  context,
) => {
  await callOperation(deps, context, "revokeSession", { path });
  return doneAt("/account", "session-ended");
};
